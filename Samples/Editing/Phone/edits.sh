# Makes two screens out of the empty storyboard: a table that leads to a screen with three buttons.
set -eu
edit() { keyline edit Main.storyboard --quiet "$@"; }

edit add navigationController storyboardIdentifier=Start
edit set document initialViewController=navigationController
edit add scene storyboardIdentifier=Trips customClass=TripsViewController
edit add scene storyboardIdentifier=Trip customClass=TripViewController
edit connect navigationController segue=relationship relationship=rootViewController to=TripsViewController
edit connect TripsViewController segue=show identifier=showTrip to=TripViewController

edit add table --into TripsViewController --pin leading,trailing,top,bottom
edit add cell --into TripsViewController/tableView reuseIdentifier=Trip
edit add cell --into TripsViewController/tableView reuseIdentifier=Note
edit connect TripsViewController outlet=tableView to=TripsViewController/tableView
edit connect TripsViewController/tableView outlet=dataSource to=TripsViewController
edit connect TripsViewController/tableView outlet=delegate to=TripsViewController

edit add label --into TripViewController text='Where to?' --pin leading,trailing=16,top=24
edit add stack --into TripViewController userLabel=Actions spacing=12 --pin centerX,centerY
for title in Save Share Discard; do
  edit add button --into TripViewController/Actions title=$title
  selector=$(echo $title | tr '[:upper:]' '[:lower:]'):
  edit connect "TripViewController/\"$title\"" action=$selector event=touchUpInside to=TripViewController
done
edit connect TripViewController outlet=titleLabel to='TripViewController/"Where to?"'
edit connect TripViewController outlet=saveButton to='TripViewController/"Save"'
