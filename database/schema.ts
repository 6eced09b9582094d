import type { Generated, Insertable, Selectable } from 'kysely'

/** An instant in UTC as ISO 8601 text, e.g. `2025-11-20T12:35:00.000Z`. */
export type Timestamp = string

/** JSON kept as text, so that both engines store and return the same thing. */
export type JsonText = string

/** Every table of the site. Names are the database's own: snake_case. */
export interface Schema {
  categories: CategoriesTable
  products: ProductsTable
  /** The products that visitors may see: what every public page reads in place of `products`. */
  shown_products: ProductsTable
  product_facts: ProductFactsTable
  old_addresses: OldAddressesTable
  search_words: SearchWordsTable
  search_word_grams: SearchWordGramsTable
  search_texts: SearchTextsTable
  catalogue_state: CatalogueStateTable
  catalogue_changes: CatalogueChangesTable
  pictures: PicturesTable
  picture_files: PictureFilesTable
  imports: ImportsTable
  import_rows: ImportRowsTable
  import_matchings: ImportMatchingsTable
  enquiries: EnquiriesTable
  enquiry_events: EnquiryEventsTable
  enquiry_notes: EnquiryNotesTable
  enquiry_texts: EnquiryTextsTable
  ready_texts: ReadyTextsTable
  desk_settings: DeskSettingsTable
  settings_changes: SettingsChangesTable
  notice_versions: NoticeVersionsTable
  backups: BackupsTable
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

export interface CategoriesTable {
  key: string
  name: string
  position: number
  wall: string
  heading: string | null
  title: string | null
  description: string | null
  intro: string | null
  /** 1: neither it nor its products are shown. */
  hidden: Generated<number>
  /** 1: added in the desk, so that it may be renamed, moved and hidden. */
  added: Generated<number>
  /** One more with each saved change. */
  version: Generated<number>
  /** What its products are where nothing else is said; null: as the code has it for the key. */
  kind: string | null
  /** JSON, by language: what it is called and said to be where that is not English. */
  translations: Generated<JsonText>
}

export interface ProductsTable {
  id: number
  category_key: string
  /**
   * Place in the whole catalogue: by category first, then by product, with gaps, so that what comes
   * between two others renumbers neither. The cursor for paging.
   */
  catalogue_order: number
  /** Names the product in its page's address; unique. */
  slug: string
  picture: string
  name: string
  name_folded: string
  description: string
  wall: string
  quantity: string
  tips: JsonText
  advantages: JsonText
  /** Every text by which searches find it beside its name: of `names` and its botanical names. */
  aliases: JsonText
  /** 1: it is not shown, whatever its category is. */
  hidden: Generated<number>
  /** 1: visitors may see it: neither it nor its category is hidden. */
  shown: Generated<number>
  /** One more with each saved change. */
  version: Generated<number>
  edited_at: Timestamp | null
  /** Who changed it last; null: the data files. Not a reference: rows of staff are never deleted. */
  edited_by: number | null
  /** JSON list of `{language, name, checked}`: what it is called beside its name. */
  names: Generated<JsonText>
  /** JSON: who says so, by language. */
  name_sources: Generated<JsonText>
  /** What its picture shows, for those who can't see it; empty: its name says it. */
  picture_description: Generated<string>
  /** JSON of what a page needs to draw an uploaded picture; null: `picture` is a drawn one. */
  photo: JsonText | null
  /** The month in which it can be had again; null while it can be had. */
  back_in: string | null
  /** 1: it grows, and one of the seven facts that visitors look for is not known. */
  facts_missing: Generated<number>
  /** JSON, by language: what it is called and said to be where that is not English. */
  translations: Generated<JsonText>
}

/** What can be counted of a product, in the codes of its facts; null and 0 are not known. */
export interface ProductFactsTable {
  product_id: number
  kind: string
  /** The light it likes best; the four columns after it hold 1 for each light that suits it. */
  light: string | null
  suits_low: number
  suits_bright: number
  suits_some_sun: number
  suits_sun: number
  /** How often it is watered in summer. */
  water: string | null
  inside: number
  balcony: number
  garden: number
  height_from_cm: number | null
  height_to_cm: number | null
  care: string | null
  pets: string | null
  children: string | null
  /** Every fact with its words and who says so: only a product's own page reads it. */
  details: JsonText
}

/**
 * Addresses that lead elsewhere now: each to the page of a product or of a category. That of a
 * product which is gone has both: its category's products are shown in its place.
 */
export interface OldAddressesTable {
  /** A path such as `/product/snake-plant`. */
  address: string
  /** Not a reference: the address is remembered when the product is gone. */
  product_id: number | null
  category_key: string | null
}

/** Words that misspelt searches are compared with. */
export interface SearchWordsTable {
  word: string
  /** `alias`: the text is suggested as it stands. `part`: the product whose texts contain it is. */
  kind: 'alias' | 'part'
  text: string
  /** How many products it stands in. */
  times: number
}

export interface SearchWordGramsTable {
  gram: string
  /** The word's length in characters: words much longer or shorter are not meant. */
  length: number
  word: string
}

/** PostgreSQL's search index: folded names, and folded aliases a line each. */
export interface SearchTextsTable {
  field: 'name' | 'alias'
  product_id: number
  catalogue_order: number
  text: string
}

export interface CatalogueStateTable {
  id: number
  content_hash: string
  /** By which rules the search was indexed; null before they were counted. */
  index_version: number | null
  version: number
  loaded_at: Timestamp
  /** Since when the database owns the catalogue; null: the data files still do. */
  owned_since: Timestamp | null
  /** The next product's id: ids are never used again. */
  next_id: Generated<number>
}

/** Every change of the catalogue: rows are only added. */
export interface CatalogueChangesTable {
  id: Generated<number>
  /** What was changed, a product or a category. Not a reference: the row outlives the product. */
  product_id: number | null
  category_key: string | null
  at: Timestamp
  /** Null: the command line, or a release's files. */
  staff_id: number | null
  source: 'desk' | 'import' | 'file' | 'undo'
  /** Names what was brought in together, so that it can be undone as one. */
  import_id: string | null
  /** The product's version after it. */
  version: number
  /** The values of the fields that changed; null where the product was not there. */
  before: JsonText | null
  after: JsonText | null
  /** The change that this one undid. */
  undoes: number | null
}

/** A spreadsheet that somebody sent, and how far it is. */
export interface ImportsTable {
  id: string
  /** As the sender's device calls it. */
  file_name: string
  sheet_name: string
  /** How many other sheets the file has, which are not read. */
  other_sheets: number
  staff_id: number
  created_at: Timestamp
  state: 'matching' | 'checked' | 'applying' | 'applied' | 'undoing' | 'undone'
  headings: JsonText
  /** JSON list, by column: a field, null where it is left out, `ask` where nobody has said. */
  matching: JsonText
  rows: number
  /** How many rows are being applied or undone, and how many of them are. */
  to_do: Generated<number>
  done: Generated<number>
  /** What it has brought in by now. */
  new_products: Generated<number>
  changed_products: Generated<number>
  began_at: Timestamp | null
  applied_at: Timestamp | null
  undone_at: Timestamp | null
  undone_by: number | null
  /** Its changes are undone from the newest to the one of this id. */
  undone_to: number | null
  /** 1: what was edited after it stays when it is undone. */
  keep_later: Generated<number>
  /** Which process applies or undoes it, until when. */
  leased_by: string | null
  leased_until: Timestamp | null
}

/** A row of a spreadsheet, and what would become of it. */
export interface ImportRowsTable {
  id: Generated<number>
  import_id: string
  /** Its number in the sheet. */
  row: number
  /** JSON list of cells. */
  cells: JsonText
  /** JSON: what somebody wrote in place of a cell, by field. */
  mends: Generated<JsonText>
  left_out: Generated<number>
  /** Null until it has been checked. */
  outcome: 'need' | 'new' | 'changed' | 'same' | null
  /** Names what it writes to, so that two rows for the same are noticed. */
  target: string | null
  product_id: number | null
  /** JSON of what was found out about it. */
  checked: JsonText | null
  applied_at: Timestamp | null
}

/** How the columns of a spreadsheet were matched, for the next one with the same headings. */
export interface ImportMatchingsTable {
  headings_hash: string
  matching: JsonText
  used_at: Timestamp
}

/** Pictures of products that were uploaded. A product's `picture` names one as `photo-` and its id. */
export interface PicturesTable {
  id: Generated<number>
  kind: 'photograph' | 'cut-out'
  /** What it shows, as the person wrote who uploaded it. */
  description: string
  /** The part of the file that is shown; null: the middle. */
  crop: string | null
  /** What is painted behind a cut-out. */
  wall: string
  /** Stands for the bytes of all its files, and begins their addresses. */
  hash: string
  /** The largest width at which it is made. */
  largest: number
  created_at: Timestamp
  created_by: number | null
  /** Since when no product has it, as the daily look found; null: one has, or nobody looked yet. */
  unused_since: Timestamp | null
}

export interface PictureFilesTable {
  id: Generated<number>
  picture_id: number
  /** Its name below `/pictures/`, which says its width and format. */
  address: string
  bytes: Uint8Array
}

export interface EnquiriesTable {
  id: Generated<number>
  reference: string
  kind: 'enquiry' | 'bulk'
  full_name: string
  email: string
  mobile_number: string
  address: string | null
  message: string | null
  query_type: 'corporateGift' | 'bulkPurchase' | null
  company_name: string | null
  products: Generated<JsonText>
  submission_id: string | null
  fingerprint: string
  received_at: Timestamp
  /** When the person was forgotten: what they said and who they are is gone from the row. */
  erased_at: Timestamp | null
  /** Set when it was set aside as suspicious; no message was sent for it. */
  quarantined_at: Timestamp | null
  quarantine_reason: 'honeypot' | 'too-fast' | null
  /** The privacy notice that the visitor was shown; null in rows older than that. */
  notice_version: string | null
  /** In which language it was written, and the privacy notice read. */
  language: Generated<'en' | 'hi' | 'mr'>
  state: Generated<'new' | 'contacted' | 'quoted' | 'won' | 'lost' | 'spam'>
  /** Why it was lost, where somebody said so. */
  lost_reason: 'price' | 'stock' | 'delivery' | 'no-reply' | 'other' | null
  /**
   * Whose turn it is, as it was last decided. Theirs becomes ours by itself at `our_turn_since`:
   * nothing is written when that time comes, so whoever asks compares it with the time.
   */
  turn: Generated<'ours' | 'theirs' | 'closed'>
  /** Since when `turn` is what it is: the oldest silence, the last that was closed. */
  turn_since: Timestamp | null
  /** Since when it is our turn, or from when on it will be; null: closed, or nothing will make it so. */
  our_turn_since: Timestamp | null
  /** A code: the last thing that was done about it by either side. */
  last_done: Generated<string>
  last_done_at: Timestamp | null
  /** When we and the visitor last heard of each other; null in rows that never were at the desk. */
  last_contact_at: Timestamp | null
  first_answer_at: Timestamp | null
  /** Working minutes from its receipt to the first answer. */
  answer_minutes: number | null
  /** Who has it; null: nobody. Not a reference: rows of staff are never deleted. */
  staff_id: number | null
  /** Free words of the staff's: emptied when the person is forgotten. */
  next_step: string | null
  /** What the next step said before it was last changed, for undoing that. Free words as well. */
  next_step_before: string | null
  remind_at: Timestamp | null
  /** 1: neither time nor silence makes it our turn, only what the visitor does. */
  remind_when_written: Generated<number>
  /** How many pieces are asked for, for the order 'largest'. */
  size: Generated<number>
  /** One more with each change that two people must not make at once; notes leave it alone. */
  version: Generated<number>
  /** 1: answered before there was a desk; outside its clocks and figures. */
  before_desk: Generated<number>
}

export type EnquiryRow = Selectable<EnquiriesTable>
export type NewEnquiryRow = Insertable<EnquiriesTable>

/** What happened to an enquiry: only ever added to. Codes, ids and instants, never words. */
export interface EnquiryEventsTable {
  id: Generated<number>
  enquiry_id: number
  at: Timestamp
  /** Who did it; null: the visitor, or the command line. */
  staff_id: number | null
  code: string
  from_code: string | null
  to_code: string | null
  /** The enquiry's version after it. */
  version: number
  /** The row's codes and instants before it, where it can be undone. */
  before: JsonText | null
  /** The event that this one undid. */
  undoes: number | null
  /** So that a change that is sent twice is made once. */
  submission_id: string | null
}

export interface EnquiryNotesTable {
  id: Generated<number>
  enquiry_id: number
  staff_id: number | null
  /** Free words of the staff's; null once the person was forgotten. */
  text: string | null
  written_at: Timestamp
  struck_at: Timestamp | null
  struck_by: number | null
  /** So that a note that is sent twice stands once. */
  submission_id: string | null
}

/**
 * The folded text by which an enquiry is found: names, numbers, addresses and notes. Row by row
 * what is said elsewhere: whoever erases an enquiry deletes its row here. The engines' own indexes
 * follow by themselves.
 */
export interface EnquiryTextsTable {
  enquiry_id: number
  text: string
}

/** Texts of somebody's own to begin an answer with; the team's are a setting. */
export interface ReadyTextsTable {
  id: Generated<number>
  /** Whose own it is; null: the team's. */
  staff_id: number | null
  channel: 'whatsapp' | 'email'
  title: string
  subject: string | null
  /** With {name}, {plants}, {reference} and {hours} in it. */
  text: string
  position: Generated<number>
}

/**
 * What was set at the desk; what is not there is as the environment or the code has it. `name` is
 * that of an environment's variable, with its text as the value, or one of the desk's own.
 */
export interface DeskSettingsTable {
  name: string
  value: JsonText
}

/** Every change of a setting: rows are only added. */
export interface SettingsChangesTable {
  id: Generated<number>
  at: Timestamp
  /** Not a reference: rows of staff are never deleted. Null: the command line. */
  staff_id: number | null
  name: string
  /** The value that was set; null: none was. */
  before: JsonText | null
  after: JsonText | null
  /** The change that this one undid. */
  undoes: number | null
}

/** What an owner has ever added to the privacy notice, by the version that enquiries name. */
export interface NoticeVersionsTable {
  version: string
  /** When it was shown first. */
  at: Timestamp
  staff_id: number | null
  officer: string
  addition: string
}

/** Backups that were made and checked: rows are only added. */
export interface BackupsTable {
  id: Generated<number>
  made_at: Timestamp
  bytes: number
}

export interface SubscribersTable {
  id: Generated<number>
  /** Lower-cased by whoever writes it. */
  email: string
  /** When it was last asked for. */
  subscribed_at: Timestamp
  /** Unguessable; whoever holds it may confirm and end the subscription. */
  token: string | null
  confirmed_at: Timestamp | null
  unsubscribed_at: Timestamp | null
  /** In which language it was last asked for, and the letters are written. */
  language: Generated<'en' | 'hi' | 'mr'>
}

/** A letter to the newsletter's subscribers, and how far it is; nothing of who gets it. */
export interface LettersTable {
  id: Generated<number>
  subject: string
  text: string
  state: 'draft' | 'sending' | 'paused' | 'stopped' | 'sent'
  /** One more with each change of its words. */
  version: Generated<number>
  changed_at: Timestamp
  /** Not a reference: rows of staff are never deleted. */
  changed_by: number | null
  began_at: Timestamp | null
  /** When the last one was sent, or it was stopped. */
  ended_at: Timestamp | null
  /** How many were on the list when it began, and the newest of them. */
  recipients: Generated<number>
  last_subscriber: Generated<number>
  /** Up to which subscriber it was put in the outbox: nobody is looked at twice. */
  reached: Generated<number>
  /** Up to when its pace is used up; null: it has not begun. */
  paced_at: Timestamp | null
  sent: Generated<number>
  failed: Generated<number>
  /** How many have left the list since it began. */
  left_since: Generated<number>
}

/** An archive of everything that is kept, for an owner, and how far it is. */
export interface DownloadsTable {
  id: Generated<number>
  staff_id: number
  asked_at: Timestamp
  state: 'making' | 'ready' | 'failed'
  /** How many enquiries, subscribers and pictures go into it, and how many are in it. */
  to_do: Generated<number>
  done: Generated<number>
  bytes: Generated<number>
  ready_at: Timestamp | null
  /** Which process makes it, until when. */
  leased_by: string | null
  leased_until: Timestamp | null
}

/** The archive's bytes, in the order of their ids. */
export interface DownloadPiecesTable {
  id: Generated<number>
  download_id: number
  bytes: Uint8Array
}

/** What visitors call a product, folded and counted: nothing of who wrote it. */
export interface SuggestedNamesTable {
  /** The product's id and the name: `7 nag paudha`. */
  key: string
  /** Not a reference: a name outlives the product that it was told for. */
  product_id: number
  name: string
  times: number
  last_at: Timestamp
}

/** Counted by versions before `view_counts`, which go on with it while they are replaced. */
export interface SearchesWithoutResultTable {
  query_folded: string
  times: number
  last_at: Timestamp
}

/** How often something was looked at or searched for: nothing of who did. */
export interface ViewCountsTable {
  /** A page by its path, a product by its id, a folded search, or how searches ended. */
  kind: 'page' | 'product' | 'found-word' | 'missed-word' | 'search'
  /** India's day such as `2026-11-21`, and once more its month, `2026-11`. */
  period: string
  name: string
  times: number
}

/** Words of visitors that are no names: what they searched in vain, and names they told. */
export interface WordsSetAsideTable {
  /** Folded. */
  word: string
  /** The product that it was told for; 0: it was searched for. */
  product_id: number
  staff_id: number
  at: Timestamp
}

/**
 * Enquiries by day and by where they stand. Triggers on `enquiries` add rows of 1 and -1, and
 * nobody else does: what counts is their sum.
 */
export interface EnquiryStateCountsTable {
  /** India's day on which they were received. */
  day: string
  state: EnquiriesTable['state'] extends Generated<infer State> ? State : never
  lost_reason: EnquiriesTable['lost_reason']
  before_desk: number
  /** Working hours to the first answer: 0 none yet, 1 less than 1, 2 than 4, 3 than 24, 4 more. */
  answered: number
  times: number
}

/** The same by working minutes to the first answer, by India's day and by month; no spam. */
export interface EnquiryAnswerCountsTable {
  period: string
  minutes: number
  times: number
}

/** The same by each product that an enquiry names. */
export interface EnquiryProductCountsTable {
  period: string
  product_id: number
  times: number
}

/** Messages to be sent: what waits, what was sent, what was given up. */
export interface OutboxTable {
  /** A UUID; also the webhook's id and the left half of the e-mail's Message-ID. */
  id: string
  kind:
    | 'staff-email'
    | 'visitor-email'
    | 'webhook'
    | 'newsletter-email'
    | 'staff-link-email'
    | 'push'
    | 'letter-email'
  channel: 'email' | 'webhook' | 'push' | 'letter'
  /** The enquiry that it is about. */
  subject_reference: string | null
  /** Null for the staff and the webhook: the settings say where those are when it is sent. */
  recipient: string | null
  /** The recipient in the one spelling under which e-mails are counted (`foldRecipient`). */
  recipient_folded: string | null
  /** The finished message; null once it was erased, and where it expires once it is sent. */
  body: JsonText | null
  state: Generated<'waiting' | 'sent' | 'given-up'>
  /** Times that sending was begun. */
  attempts: Generated<number>
  created_at: Timestamp
  next_attempt_at: Timestamp
  first_failed_at: Timestamp | null
  /** While this lies ahead, `leased_by` is sending it and nobody else may. */
  leased_until: Timestamp | null
  leased_by: string | null
  sent_at: Timestamp | null
  /** Codes only: what a mail server says may name the visitor. */
  last_error: string | null
  /** Since when it is held back: it came out of a restored backup, and may have been sent since. */
  held_at: Timestamp | null
  /** When what it says opens nothing any more: it isn't sent after that. Null: it never expires. */
  expires_at: Generated<Timestamp | null>
  /** The letter to subscribers that it is a copy of. */
  letter_id: Generated<number | null>
}

export type OutboxRow = Selectable<OutboxTable>

/** On which day the staff were last reminded of something. */
export interface StaffRemindersTable {
  name: string
  /** India's day, e.g. `2026-11-21`. */
  last_day: string
}

/** People who may sign in. Who is removed keeps the row and the name: events still name them. */
export interface StaffTable {
  id: Generated<number>
  name: string
  /** As it is written to; null once removed, like all that signs in. */
  email: string | null
  /** The one spelling by which an account is found; unique. */
  email_folded: string | null
  /** Ten digits; unique. */
  mobile_number: string | null
  role: 'owner' | 'desk' | 'catalogue'
  /** Argon2id with its salt and costs; null until the person has chosen a password. */
  password_hash: string | null
  created_at: Timestamp
  removed_at: Timestamp | null
}

/** Phones and computers on which somebody signed in before, a row for each person. */
export interface StaffDevicesTable {
  id: Generated<number>
  token_hash: string
  staff_id: number
  /** Browser and system in words, as in `Chrome on Android`. */
  label: string
  created_at: Timestamp
  last_used_at: Timestamp
}

export interface StaffSessionsTable {
  id: Generated<number>
  token_hash: string
  staff_id: number
  device_id: number | null
  /** Browser and system in words, as in `Chrome on Android`. */
  device_label: string
  /** 1: the browser keeps it when it is closed. */
  lasting: number
  created_at: Timestamp
  last_seen_at: Timestamp
  expires_at: Timestamp
}

/** Links that let somebody in once. */
export interface StaffLinksTable {
  token_hash: string
  /** Null for the first owner, whom nobody knows yet. */
  staff_id: number | null
  purpose: 'first-owner' | 'invitation' | 'reset' | 'sign-in'
  created_at: Timestamp
  expires_at: Timestamp
  used_at: Timestamp | null
}

export interface StaffPasskeysTable {
  /** As the browser names it, in base64url. */
  credential_id: string
  staff_id: number
  device_id: number | null
  /** COSE key in base64url. */
  public_key: string
  counter: number
  /** JSON list of the ways in which the browser reaches it. */
  transports: Generated<JsonText>
  name: string
  created_at: Timestamp
  last_used_at: Timestamp | null
  /** 1: it may be copied to other devices of its owner's; never changes. */
  backup_eligible: Generated<number>
  /** 1: it has been. */
  backed_up: Generated<number>
}

/** A phone or computer of the staff's that is told of what happens, and how far it was told. */
export interface PushSubscriptionsTable {
  id: Generated<number>
  staff_id: number
  /** Goes with it: what is signed out hears nothing more. */
  device_id: number
  /** The browser's push service, and the keys with which only this browser reads. */
  endpoint: string
  p256dh: string
  auth: string
  /** 1: of this kind it wants to hear. */
  new_enquiry: number
  waits_too_long: number
  delivery_fails: number
  /** 1: outside of working hours, too. */
  any_hour: number
  /** 1: with first name and place. */
  says_who: number
  /** The last enquiry that it was told of, or that was there when it began. */
  told_enquiry: number
  /** Up to which instant it was told of what waits too long and of what can't be delivered. */
  told_until: Timestamp
  created_at: Timestamp
  last_notice_at: Timestamp | null
}

/** What browsers were given to sign with a passkey, until it is used up. */
export interface StaffChallengesTable {
  challenge_hash: string
  purpose: 'add' | 'sign-in'
  /** Who adds a passkey; null for a sign-in, where nobody is known yet. */
  staff_id: number | null
  expires_at: Timestamp
}

/** What staff did beside answering enquiries: rows are only added. */
export interface StaffEventsTable {
  id: Generated<number>
  at: Timestamp
  /** Null where nobody was signed in, as on the command line. */
  staff_id: number | null
  /** What was done, as in `signed-in`. */
  code: string
  /** Whom it was done to. */
  about_staff_id: number | null
  /** What it was done to, in codes and references: never a visitor's words. */
  about: string | null
}

/** Wrong passwords, counted under hashes of who was tried and from where. */
export interface SignInAttemptsTable {
  key_hash: string
  failures: number
  counted_from: Timestamp
  /** Set while nobody may try. */
  waits_until: Timestamp | null
}

export interface MigrationsTable {
  name: string
  applied_at: Timestamp
}
