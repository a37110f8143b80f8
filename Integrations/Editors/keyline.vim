" As compiler/keyline.vim in a folder of 'runtimepath': `:compiler keyline`, then `:make` or `:make App/Main.storyboard`.
if exists("current_compiler")
  finish
endif
let current_compiler = "keyline"

CompilerSet makeprg=keyline\ lint\ --quiet
CompilerSet errorformat=%f:%l:%c:\ %trror:\ %m,%f:%l:%c:\ %tarning:\ %m,%f:%l:%c:\ %tote:\ %m
