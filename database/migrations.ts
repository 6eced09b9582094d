import type { Transaction } from 'kysely'
import { catalogue } from './migrations/001-catalogue.ts'
import { enquiries } from './migrations/002-enquiries.ts'
import { newsletter } from './migrations/003-newsletter.ts'
import { search } from './migrations/004-search.ts'
import { outbox } from './migrations/005-outbox.ts'
import { forgetting } from './migrations/006-forgetting.ts'
import { quarantine } from './migrations/007-quarantine.ts'
import { newsletterConfirmation } from './migrations/008-newsletter-confirmation.ts'
import { pictureNames } from './migrations/009-picture-names.ts'
import { productPages } from './migrations/011-product-pages.ts'
import { searchByProduct } from './migrations/012-search-by-product.ts'
import { acknowledgements } from './migrations/013-acknowledgements.ts'
import { quarantineReminder } from './migrations/014-quarantine-reminder.ts'
import { suggestedNames } from './migrations/015-suggested-names.ts'
import { staff } from './migrations/016-staff.ts'
import { answering } from './migrations/017-answering.ts'
import { waysIn } from './migrations/018-ways-in.ts'
import { retentionAndRestore } from './migrations/019-retention-and-restore.ts'
import { keepingTheCatalogue } from './migrations/020-keeping-the-catalogue.ts'
import { pictures } from './migrations/021-pictures.ts'
import { imports } from './migrations/022-imports.ts'
import { insights } from './migrations/023-insights.ts'
import { ownersSettings } from './migrations/024-owners-settings.ts'
import { letters } from './migrations/025-letters.ts'
import { languages } from './migrations/026-languages.ts'
import { notices } from './migrations/027-notices.ts'
import { theDesksList } from './migrations/029-the-desks-list.ts'
import { changesMadeOnce } from './migrations/031-changes-made-once.ts'
import { longerCounts } from './migrations/032-longer-counts.ts'
import { quickerGrams } from './migrations/033-quicker-grams.ts'
import { mergingApart } from './migrations/034-merging-apart.ts'
import { whoAskedForALink } from './migrations/035-who-asked-for-a-link.ts'
import { daysBetweenWaterings } from './migrations/038-days-between-waterings.ts'
import { deletedProducts } from './migrations/039-deleted-products.ts'
import { languagesOfReadyTexts } from './migrations/040-languages-of-ready-texts.ts'
import { translatedFrom } from './migrations/041-translated-from.ts'
import { backInOnce } from './migrations/042-back-in-once.ts'
import { languagesAreData } from './migrations/043-languages-are-data.ts'
import { months } from './migrations/044-months.ts'
import { sizes } from './migrations/045-sizes.ts'
import { productPrices } from './migrations/047-product-prices.ts'
import { stockRounds } from './migrations/048-stock-rounds.ts'
import { sizeChanges } from './migrations/049-size-changes.ts'
import { severalPictures } from './migrations/050-several-pictures.ts'
import { waitingList } from './migrations/051-waiting-list.ts'
import { quotes } from './migrations/052-quotes.ts'
import { quotePdfs } from './migrations/054-quote-pdfs.ts'
import { guides } from './migrations/055-guides.ts'
import { guideFiles } from './migrations/056-guide-files.ts'
import { bulkChanges } from './migrations/057-bulk-changes.ts'
import { earlierEnquiries } from './migrations/058-earlier-enquiries.ts'
import { afterSending } from './migrations/060-after-sending.ts'
import { wordsOfGuides } from './migrations/061-words-of-guides.ts'
import { declinedQuotes } from './migrations/065-declined-quotes.ts'
import { pricesInRounds } from './migrations/066-prices-in-rounds.ts'
import { enlargedPictures } from './migrations/067-enlarged-pictures.ts'
import { emptiedDrafts } from './migrations/068-emptied-drafts.ts'
import { advancePercent } from './migrations/069-advance-percent.ts'
import type { Schema } from './schema.ts'

/** One step of the database's growth. Once released, it is never edited: a new step is added. */
export interface Migration {
  readonly name: string
  up(transaction: Transaction<Schema>): Promise<void>
}

/** All steps, in the order in which they run. A number that is missing was never used. */
export const migrations: readonly Migration[] = [
  { name: '001-catalogue', up: catalogue },
  { name: '002-enquiries', up: enquiries },
  { name: '003-newsletter', up: newsletter },
  { name: '004-search', up: search },
  { name: '005-outbox', up: outbox },
  { name: '006-forgetting', up: forgetting },
  { name: '007-quarantine', up: quarantine },
  { name: '008-newsletter-confirmation', up: newsletterConfirmation },
  { name: '009-picture-names', up: pictureNames },
  { name: '011-product-pages', up: productPages },
  { name: '012-search-by-product', up: searchByProduct },
  { name: '013-acknowledgements', up: acknowledgements },
  { name: '014-quarantine-reminder', up: quarantineReminder },
  { name: '015-suggested-names', up: suggestedNames },
  { name: '016-staff', up: staff },
  { name: '017-answering', up: answering },
  { name: '018-ways-in', up: waysIn },
  { name: '019-retention-and-restore', up: retentionAndRestore },
  { name: '020-keeping-the-catalogue', up: keepingTheCatalogue },
  { name: '021-pictures', up: pictures },
  { name: '022-imports', up: imports },
  { name: '023-insights', up: insights },
  { name: '024-owners-settings', up: ownersSettings },
  { name: '025-letters', up: letters },
  { name: '026-languages', up: languages },
  { name: '027-notices', up: notices },
  { name: '029-the-desks-list', up: theDesksList },
  { name: '031-changes-made-once', up: changesMadeOnce },
  { name: '032-longer-counts', up: longerCounts },
  { name: '033-quicker-grams', up: quickerGrams },
  { name: '034-merging-apart', up: mergingApart },
  { name: '035-who-asked-for-a-link', up: whoAskedForALink },
  { name: '038-days-between-waterings', up: daysBetweenWaterings },
  { name: '039-deleted-products', up: deletedProducts },
  { name: '040-languages-of-ready-texts', up: languagesOfReadyTexts },
  { name: '041-translated-from', up: translatedFrom },
  { name: '042-back-in-once', up: backInOnce },
  { name: '043-languages-are-data', up: languagesAreData },
  { name: '044-months', up: months },
  { name: '045-sizes', up: sizes },
  { name: '047-product-prices', up: productPrices },
  { name: '048-stock-rounds', up: stockRounds },
  { name: '049-size-changes', up: sizeChanges },
  { name: '050-several-pictures', up: severalPictures },
  { name: '051-waiting-list', up: waitingList },
  { name: '052-quotes', up: quotes },
  { name: '054-quote-pdfs', up: quotePdfs },
  { name: '055-guides', up: guides },
  { name: '056-guide-files', up: guideFiles },
  { name: '057-bulk-changes', up: bulkChanges },
  { name: '058-earlier-enquiries', up: earlierEnquiries },
  { name: '060-after-sending', up: afterSending },
  { name: '061-words-of-guides', up: wordsOfGuides },
  { name: '065-declined-quotes', up: declinedQuotes },
  { name: '066-prices-in-rounds', up: pricesInRounds },
  { name: '067-enlarged-pictures', up: enlargedPictures },
  { name: '068-emptied-drafts', up: emptiedDrafts },
  { name: '069-advance-percent', up: advancePercent },
]
