import { showMyList } from './my-list/adding/show-my-list.ts'
import { keepPages } from './offline/keep-pages.ts'
import { dismissMenusLightly } from './ui/light-dismiss.ts'
import { makeWay } from './ui/make-way.ts'
import { scrollToSlides } from './ui/slide-links.ts'
import { wakeOnTouch } from './ui/wake.ts'

// Documents of the desk, which the router brings to life as a whole, have this.
if ('__reactRouterContext' in window) dispatchEvent(new Event('desk'))
else {
  wakeOnTouch(import.meta.glob('./**/*.island.tsx'))
  dismissMenusLightly()
  scrollToSlides()
  makeWay()
  showMyList()
  keepPages()

  // In development a changed page is shown by loading it anew: documents have nothing to patch.
  import.meta.hot?.on('react-router:hmr', () => location.reload())
}
