import { showMyList } from './my-list/adding/show-my-list.ts'
import { stepWithoutList } from './my-list/adding/step-without-list.ts'
import { registerWorker } from './offline/register-worker.ts'
import { dismissMenusLightly } from './ui/dialogs/light-dismiss.ts'
import { makeWay } from './ui/islands/make-way.ts'
import { scrollToSlides } from './ui/islands/slide-links.ts'
import { wakeOnTouch } from './ui/islands/wake.ts'

// Documents of the desk, which the router brings to life as a whole, have this.
if ('__reactRouterContext' in window) dispatchEvent(new Event('desk'))
else {
  wakeOnTouch(import.meta.glob('./**/*.island.tsx'), stepWithoutList)
  dismissMenusLightly()
  scrollToSlides()
  makeWay()
  showMyList()
  registerWorker()

  // In development a changed page is shown by loading it again: documents have nothing to patch.
  import.meta.hot?.on('react-router:hmr', () => location.reload())
}
