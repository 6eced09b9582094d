import { createHash } from 'node:crypto'
import { forEachLanguage, type Language, languages } from '#languages/language.ts'
import { settingNameIn } from './language-setting.ts'
import type { processDefaults, SettingName, SettingValues } from './settings.ts'
import type { Mailbox, PhoneNumber } from './values.ts'

/**
 * Who the visitor deals with: the environment has the first values, see `.env.example`, and an owner
 * changes them at the desk.
 */
export interface Business {
  name: string
  /** E.164, as in `+919820000000`. */
  phone: string
  /** The same number as people read it, `+91 98200 00000`. */
  phoneDisplay: string
  /** A second number, where the business has one. */
  landline: PhoneNumber | undefined
  email: string
  address: string
  tagline: string
  /** What delivery costs anywhere in India (§9), in whole rupees. */
  deliveryCharge: number
  description: string
  description2: string
  /** Digits only, as the chat link wants it. */
  chatNumber: string
  /** With what a visitor of each language begins a chat. */
  chatTexts: Record<Language, string>
  claims: Claims
  /** Undefined where the business has no such page. */
  social: Record<'facebook' | 'instagram' | 'youtube' | 'linkedin', string | undefined>
}

/** What the privacy notice says beside the words that are the same for every nursery. */
export interface Notice {
  /** Names this wording: every enquiry keeps the one that its visitor was shown. */
  version: string
  /** Who answers for personal data; empty: nobody is named. */
  officer: string
  /** A paragraph of the owner's own; empty: there is none. */
  addition: string
}

/** What the nursery says of itself (§1): an owner may claim less, and what is undefined is not said. */
export interface Claims {
  /** That it is India's largest. */
  largest: boolean
  /** The year in which it started. */
  since: number | undefined
  deliverySince: number | undefined
  products: number | undefined
  customers: number | undefined
  plantLovers: number | undefined
}

const ownNames = [
  'BUSINESS_NAME',
  'BUSINESS_PHONE',
  'BUSINESS_LANDLINE',
  'BUSINESS_EMAIL',
  'BUSINESS_ADDRESS',
  'BUSINESS_TAGLINE',
  'DELIVERY_CHARGE',
  'NOTICE_OFFICER',
  'NOTICE_ADDITION',
  'CLAIM_LARGEST',
  'CLAIM_SINCE',
  'CLAIM_DELIVERY_SINCE',
  'CLAIM_PRODUCTS',
  'CLAIM_CUSTOMERS',
  'CLAIM_PLANT_LOVERS',
  'FACEBOOK_URL',
  'INSTAGRAM_URL',
  'YOUTUBE_URL',
  'LINKEDIN_URL',
] as const satisfies SettingName[]

const chatTextNames = languages.map((language) => settingNameIn('CHAT_TEXT', language))

export const businessNames = [...ownNames, ...chatTextNames]

/** What the shop says of itself where the environment says nothing, and what it has promised. */
export interface ShopDefaults {
  settings: Record<(typeof businessNames)[number], string>
  description: string
  description2: string
  /** The privacy notice's version as long as an owner adds nothing to it. */
  noticeVersion: string
  /** The longest that its privacy notice lets it keep an enquiry's words, in months. */
  mostRetentionMonths: number
}

/** Gives that part by the settings that were read. */
export function describeOwners(values: Values, shop: ShopDefaults): OwnersPart {
  return {
    business: describeBusiness(values, shop),
    notice: describeNotice(values, shop),
    prices: describePrices(values),
    isSeasonShown: values.SEASON_SHOWN,
    areGuidesShown: values.GUIDES_SHOWN,
    countViews: values.COUNT_VIEWS,
    retentionMonths: values.RETENTION_MONTHS,
    mail: {
      smtpUrl: values.SMTP_URL,
      from: values.MAIL_FROM ?? { name: values.BUSINESS_NAME, address: values.BUSINESS_EMAIL },
      staff: values.STAFF_EMAIL ?? values.BUSINESS_EMAIL,
    },
  }
}

function describePrices(values: Values): Prices {
  return {
    areShown: values.PRICES_SHOWN,
    notes: forEachLanguage((language) => values[settingNameIn('PRICE_NOTE', language)]),
  }
}

/** An owner's own words make a version of their own, the same whenever they are the same. */
function describeNotice(values: Values, { noticeVersion }: ShopDefaults): Notice {
  const { NOTICE_OFFICER: officer, NOTICE_ADDITION: addition } = values
  const own = createHash('sha256').update(`${officer}\n${addition}`).digest('hex').slice(0, 8)
  const version = officer || addition ? `${noticeVersion}-${own}` : noticeVersion
  return { version, officer, addition }
}

/** Settings that were read, those of the process and those of the shop. */
export type Values = SettingValues<typeof processDefaults & ShopDefaults['settings']>

function describeBusiness(values: Values, shop: ShopDefaults): Business {
  const phone = values.BUSINESS_PHONE
  const sample = shop.settings.BUSINESS_PHONE.replace(/\D/g, '')
  // The sample's number, left in .env beside a phone of one's own, would be a stranger's chat.
  const chat = values.CHAT_NUMBER === sample ? undefined : values.CHAT_NUMBER
  return {
    name: values.BUSINESS_NAME,
    phone,
    landline: values.BUSINESS_LANDLINE,
    phoneDisplay: `${phone.slice(0, 3)} ${phone.slice(3, 8)} ${phone.slice(8)}`,
    email: values.BUSINESS_EMAIL,
    address: values.BUSINESS_ADDRESS,
    tagline: values.BUSINESS_TAGLINE,
    deliveryCharge: values.DELIVERY_CHARGE,
    description: shop.description,
    description2: shop.description2,
    chatNumber: chat ?? phone.slice(1),
    chatTexts: forEachLanguage((language) => values[settingNameIn('CHAT_TEXT', language)]),
    claims: {
      largest: values.CLAIM_LARGEST,
      since: values.CLAIM_SINCE,
      deliverySince: values.CLAIM_DELIVERY_SINCE,
      products: values.CLAIM_PRODUCTS,
      customers: values.CLAIM_CUSTOMERS,
      plantLovers: values.CLAIM_PLANT_LOVERS,
    },
    social: {
      facebook: values.FACEBOOK_URL,
      instagram: values.INSTAGRAM_URL,
      youtube: values.YOUTUBE_URL,
      linkedin: values.LINKEDIN_URL,
    },
  }
}

/** Whether visitors see prices, and what the owner says of them. */
export interface Prices {
  areShown: boolean
  /** What stands below prices; empty: the English note, or none. */
  notes: Record<Language, string>
}

/** What of the configuration an owner changes while the site runs. */
export interface OwnersPart {
  business: Business
  notice: Notice
  prices: Prices
  /** Whether the shop says what is in season. */
  isSeasonShown: boolean
  /** Whether visitors see guides and the journal. */
  areGuidesShown: boolean
  /** Whether views and searches are counted, by day and without anything of who they were. */
  countViews: boolean
  /** After how many months an enquiry's words are erased. */
  retentionMonths: number
  mail: {
    /** Undefined while no mail server is known: messages wait in the outbox. */
    smtpUrl: string | undefined
    from: Mailbox
    /** Where the staff read enquiries. */
    staff: string
  }
}
