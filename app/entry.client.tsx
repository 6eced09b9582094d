import { dismissMenusLightly } from './ui/light-dismiss.ts'
import { scrollToSlides } from './ui/slide-links.ts'
import { wakeOnTouch } from './ui/wake.ts'

wakeOnTouch(import.meta.glob('./**/*.island.tsx'))
dismissMenusLightly()
scrollToSlides()
