import os,subprocess,hashlib,sys,random,glob,re
seed=int(sys.argv[1]); prog=sys.argv[2]; out=sys.argv[3]
names=[n for n in sorted(os.listdir('/work/clones')) if int(hashlib.md5(n.encode()).hexdigest(),16)%3==0]
random.seed(seed); random.shuffle(names)
print(len(names))
sel=[]
for n in names:
    if len(sel)==12: break
    o=f'{out}/all/{n}'
    subprocess.run(['timeout','120',prog,'convert','-q','swiftui','.','-o',o],cwd='/work/clones/'+n,stdout=open(f'/tmp/w91/x.log','w'),stderr=subprocess.STDOUT)
    fs=[f for f in sorted(glob.glob(o+'/**/*.swift',recursive=True))]
    fs=[f for f in fs if 4<=len(re.findall(r'^\s*(Text|Button|Image|TextField|SecureField|Toggle|Slider|List|ScrollView|[A-Z]\w*Host|Label|NavigationLink|[a-z]\w*$)',open(f).read(),re.M))<=30]
    if not fs: continue
    sel.append((n,random.choice(fs)))
for i,(n,f) in enumerate(sel): print(i+1,n,f)
open(out+'/sel.tsv','w').write('\n'.join('\t'.join(s) for s in sel))
