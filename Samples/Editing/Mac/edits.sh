# Makes a window with a table of six columns out of a storyboard that only has a menu.
set -eu
edit() { keyline edit Main.storyboard --quiet "$@"; }

edit add window title=Symbols storyboardIdentifier=Symbols customClass=SymbolsWindowController
edit add viewController storyboardIdentifier=SymbolsList customClass=SymbolsViewController
edit connect SymbolsWindowController segue=relationship relationship=window.shadowedContentViewController \
  to=SymbolsViewController

edit add table --into SymbolsViewController --pin leading,trailing,top=20,bottom=60
for title in Name Address Size Kind Module File; do
  edit add column --into SymbolsViewController/tableView title=$title identifier=$title
done
edit add label --into SymbolsViewController title='0 symbols' --pin leading=20,bottom=20
for title in Reload Add Remove; do edit add button --into SymbolsViewController title=$title --pin bottom=20; done
for pair in 'Reload "0 symbols"' 'Add "Reload"' 'Remove "Add"'; do
  edit constrain "SymbolsViewController/\"${pair%% *}\"" firstAttribute=leading \
    secondItem="SymbolsViewController/${pair#* }" secondAttribute=trailing constant=8
done

edit connect SymbolsViewController outlet=tableView to=SymbolsViewController/tableView
edit connect SymbolsViewController outlet=countLabel to='SymbolsViewController/"0 symbols"'
edit connect SymbolsViewController outlet=reloadButton to='SymbolsViewController/"Reload"'
edit connect SymbolsViewController/tableView outlet=dataSource to=SymbolsViewController
edit connect SymbolsViewController/tableView outlet=delegate to=SymbolsViewController
edit connect 'SymbolsViewController/"Reload"' action=reload: to=SymbolsViewController
edit connect 'SymbolsViewController/"Add"' action=addSymbol: to=SymbolsViewController
edit connect 'SymbolsViewController/"Remove"' action=removeSymbol: to=SymbolsViewController
edit add menuItem --into Edit title='Find Symbol…' keyEquivalent=f
edit connect 'Edit/"Find Symbol…"' action=findSymbol: to='First Responder'
