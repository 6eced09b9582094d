import { tidySearchIndex } from '#app/catalogue/indexing/search-index.server.ts'
import {
  catalogueWatch,
  guidesWatch,
  sizesWatch,
} from '#app/catalogue/store/catalogue-state.server.ts'
import { enquiriesWatch } from '#app/enquiries/answering/news.server.ts'
import { guideIndex } from '#app/guides/guide-index.server.ts'
import { changeAvailability } from '#app/search/finder/plant-index.server.ts'
import { settingsWatch } from '#app/settings/saved-settings.server.ts'
import { watchChanges } from '#database/watch-changes.ts'
import type { App } from '#server/app-context.ts'
import type { PageCache } from '#server/pages/page-cache.ts'
import { watchDays } from './day-turn.ts'

/** A process that follows what any process changes in the database, and the days. */
interface Following {
  /** What is there at the start was looked at: that is no change. */
  begun: Promise<void>
  end(): Promise<void>
}

/** Forgets from now on what was made of the database, in memory and as pages, once that is something else. */
export function followChanges(app: App, cache: PageCache): Following {
  const forgetAll = () => {
    // First what pages are made from: one that is made in between is not cached.
    app.memory.forget()
    cache.clear()
  }
  const forgetCatalogue = () => {
    forgetAll()
    app.backgroundWork.begin('Tidying the search', (stopping) => tidySearchIndex(app.db, stopping))
  }
  const forgetSizes = async (products?: readonly number[]) => {
    if (!products) return forgetAll()
    const plants = await changeAvailability(app, products)
    cache.forget({ products: new Set(products), plants })
  }
  const forgetGuides = () => {
    app.memory.forget(guideIndex)
    cache.clear()
  }
  const endDayWatch = watchDays(() => cache.clear())
  const watching = watchChanges(app, [
    catalogueWatch(forgetCatalogue),
    sizesWatch(app.db, forgetSizes),
    guidesWatch(forgetGuides),
    enquiriesWatch(app),
    // The opening hours, which are kept in memory, are among the settings.
    settingsWatch(app, forgetAll),
  ])
  return {
    begun: watching.begun,
    end() {
      endDayWatch()
      return watching.end()
    },
  }
}
