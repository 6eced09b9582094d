import { Island } from '#app/ui/island.tsx'
import Finder from './finder.island.tsx'

/** Where the swapping of the finder's list sleeps until somebody touches a choice. */
export function FinderIslandMarker() {
  return <Island name="finder" component={Finder} props={{}} hasHistory />
}
