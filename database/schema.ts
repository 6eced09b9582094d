import type {
  CatalogueChangesTable,
  CatalogueStateTable,
  CategoriesTable,
  OldAddressesTable,
  PictureFilesTable,
  PicturesTable,
  ProductFactsTable,
  ProductPricesTable,
  ProductSizeCountsTable,
  ProductSizesTable,
  ProductsTable,
  SizeChangesTable,
} from './schema/catalogue.ts'
import type {
  BackupsTable,
  DownloadPiecesTable,
  DownloadsTable,
  ErasingClockTable,
  RestoresTable,
} from './schema/copies.ts'
import type {
  EnquiriesTable,
  EnquiryEventsTable,
  EnquiryNotesTable,
  EnquiryTextsTable,
  ReadyTextsTable,
} from './schema/enquiries.ts'
import type { GuidesTable, GuideTextsTable, GuideWordsTable } from './schema/guides.ts'
import type {
  ImportMatchingsTable,
  ImportRowsTable,
  ImportsTable,
  ProductTicksTable,
} from './schema/imports.ts'
import type {
  EnquiryAnswerCountsTable,
  EnquiryProductCountsTable,
  EnquiryStateCountsTable,
  ViewCountsTable,
  WordsSetAsideTable,
} from './schema/insights.ts'
import type { LettersTable, SubscribersTable } from './schema/newsletter.ts'
import type { OutboxTable, StaffRemindersTable } from './schema/outbox.ts'
import type {
  QuoteCountersTable,
  QuoteLinesTable,
  QuotePdfsTable,
  QuoteRevisionsTable,
  QuotesTable,
} from './schema/quotes.ts'
import type {
  SearchesWithoutResultTable,
  SearchTextsTable,
  SearchWordGramsTable,
  SearchWordsTable,
  SuggestedNamesTable,
} from './schema/search.ts'
import type {
  DeskSettingsTable,
  NoticeVersionsTable,
  SettingsChangesTable,
} from './schema/settings.ts'
import type {
  PushSubscriptionsTable,
  SignInAttemptsTable,
  StaffChallengesTable,
  StaffDevicesTable,
  StaffEventsTable,
  StaffLinksTable,
  StaffPasskeysTable,
  StaffSessionsTable,
  StaffTable,
} from './schema/staff.ts'
import type { StockAnswersTable, StockRoundsTable } from './schema/stock.ts'
import type { Timestamp } from './schema/values.ts'
import type { SizeReturnsTable, WaitingListTable } from './schema/waiting-list.ts'

/** Every table of the site. Names are the database's own: snake_case. */
export interface Schema {
  categories: CategoriesTable
  products: ProductsTable
  /** The products that visitors may see: what every public page reads in place of `products`. */
  shown_products: ProductsTable
  product_facts: ProductFactsTable
  product_sizes: ProductSizesTable
  product_size_counts: ProductSizeCountsTable
  product_prices: ProductPricesTable
  size_returns: SizeReturnsTable
  waiting_list: WaitingListTable
  size_changes: SizeChangesTable
  old_addresses: OldAddressesTable
  search_words: SearchWordsTable
  search_word_grams: SearchWordGramsTable
  search_texts: SearchTextsTable
  catalogue_state: CatalogueStateTable
  catalogue_changes: CatalogueChangesTable
  pictures: PicturesTable
  picture_files: PictureFilesTable
  guides: GuidesTable
  guide_texts: GuideTextsTable
  guide_words: GuideWordsTable
  stock_rounds: StockRoundsTable
  stock_answers: StockAnswersTable
  imports: ImportsTable
  import_rows: ImportRowsTable
  import_matchings: ImportMatchingsTable
  product_ticks: ProductTicksTable
  enquiries: EnquiriesTable
  enquiry_events: EnquiryEventsTable
  enquiry_notes: EnquiryNotesTable
  enquiry_texts: EnquiryTextsTable
  ready_texts: ReadyTextsTable
  quotes: QuotesTable
  quote_revisions: QuoteRevisionsTable
  quote_lines: QuoteLinesTable
  quote_counters: QuoteCountersTable
  quote_pdfs: QuotePdfsTable
  desk_settings: DeskSettingsTable
  settings_changes: SettingsChangesTable
  notice_versions: NoticeVersionsTable
  backups: BackupsTable
  restores: RestoresTable
  erasing_clock: ErasingClockTable
  subscribers: SubscribersTable
  letters: LettersTable
  downloads: DownloadsTable
  download_pieces: DownloadPiecesTable
  searches_without_result: SearchesWithoutResultTable
  suggested_names: SuggestedNamesTable
  view_counts: ViewCountsTable
  words_set_aside: WordsSetAsideTable
  enquiry_state_counts: EnquiryStateCountsTable
  enquiry_answer_counts: EnquiryAnswerCountsTable
  enquiry_product_counts: EnquiryProductCountsTable
  outbox: OutboxTable
  staff_reminders: StaffRemindersTable
  staff: StaffTable
  staff_devices: StaffDevicesTable
  staff_sessions: StaffSessionsTable
  staff_links: StaffLinksTable
  staff_passkeys: StaffPasskeysTable
  push_subscriptions: PushSubscriptionsTable
  staff_challenges: StaffChallengesTable
  staff_events: StaffEventsTable
  sign_in_attempts: SignInAttemptsTable
  migrations: MigrationsTable
}

export interface MigrationsTable {
  name: string
  applied_at: Timestamp
}
