import { type Language, languages } from '#languages/language.ts'
import { languageTable } from '#languages/language-table.ts'
import { settingNameIn } from '#server/config/language-setting.ts'
import type { OwnersSettingName } from '#server/config/owners-settings.ts'

/** How a setting is asked for in a form. */
export interface SettingField {
  name: OwnersSettingName
  label: string
  hint?: string
  type?: 'tel' | 'email' | 'url'
  /** Yes or no. */
  isChoice?: boolean
  /** For several lines. */
  rows?: number
  /** The language of what is typed, where it is not English. */
  lang?: Language
  /** A whole number: a phone shows digits for it, and its field is short. */
  isNumber?: boolean
  /** It stands beside the next or the one before. */
  half?: boolean
}

/** Settings that are changed together. */
export interface SettingSection {
  key: string
  title: string
  note: string
  fields: readonly SettingField[]
}

/** Who the visitor deals with. */
export const businessSection: SettingSection = {
  key: 'business',
  title: 'Business',
  note: 'Shown in the header, footer, contact page and e-mails.',
  fields: [
    { name: 'BUSINESS_NAME', label: 'Name', half: true },
    { name: 'BUSINESS_TAGLINE', label: 'Tagline', half: true },
    { name: 'BUSINESS_PHONE', label: 'Phone', type: 'tel', half: true },
    {
      name: 'BUSINESS_LANDLINE',
      label: 'Landline',
      type: 'tel',
      half: true,
      hint: 'A second number, with its area code. Empty: there is none.',
    },
    {
      name: 'CHAT_NUMBER',
      label: 'WhatsApp',
      type: 'tel',
      half: true,
      hint: 'Where the chat button leads. Empty: to the phone.',
    },
    ...languages.map((language) => ({
      name: settingNameIn('CHAT_TEXT', language),
      label: `A visitor’s chat begins with, in ${languageTable[language].english}`,
      ...(language !== 'en' && { lang: language }),
      half: true,
      rows: 2,
    })),
    { name: 'BUSINESS_EMAIL', label: 'E-mail', type: 'email', half: true },
    {
      name: 'STAFF_EMAIL',
      label: 'Enquiries are mailed to',
      type: 'email',
      half: true,
      hint: 'Visitors do not see it. Empty: to the e-mail address beside it.',
    },
    { name: 'BUSINESS_ADDRESS', label: 'Address', rows: 2 },
    {
      name: 'DELIVERY_CHARGE',
      label: 'Delivery charge in rupees',
      isNumber: true,
      hint: 'The same for all of India. It stands under every page and in the shipping policy.',
    },
    { name: 'FACEBOOK_URL', label: 'Facebook', type: 'url', half: true },
    { name: 'INSTAGRAM_URL', label: 'Instagram', type: 'url', half: true },
    { name: 'YOUTUBE_URL', label: 'YouTube', type: 'url', half: true },
    {
      name: 'LINKEDIN_URL',
      label: 'LinkedIn',
      type: 'url',
      half: true,
      hint: 'A page that is left empty is not shown.',
    },
  ],
}

/** Whether the shop says prices. */
export const pricesSection: SettingSection = {
  key: 'prices',
  title: 'Prices in the shop',
  note: 'No: the shop says no price anywhere. Yes: what has no price says “Ask us”.',
  fields: [
    { name: 'PRICES_SHOWN', label: 'Prices are shown in the shop', isChoice: true },
    ...languages.map((language) => ({
      name: settingNameIn('PRICE_NOTE', language),
      label: `Note below prices, in ${languageTable[language].english}`,
      hint:
        language === 'en'
          ? 'As in “Prices include GST.” Empty: there is none.'
          : 'Empty: the English one stands there.',
      ...(language !== 'en' && { lang: language }),
    })),
  ],
}

/** Whether the shop says what is in season. */
const seasonSection: SettingSection = {
  key: 'season',
  title: 'In season',
  note: 'Yes: the shop has pages of what is sown, planted and in flower in each month, and Home shows some of it. No: their addresses say that nothing is there.',
  fields: [{ name: 'SEASON_SHOWN', label: 'The shop says what is in season', isChoice: true }],
}

/** Whether visitors see guides. */
const guidesSection: SettingSection = {
  key: 'guides',
  title: 'Guides',
  note: 'Yes: visitors see the guides and the journal, and products name the guides that speak of them. No: their addresses say that nothing is there.',
  fields: [{ name: 'GUIDES_SHOWN', label: 'The shop shows guides', isChoice: true }],
}

const claimsSection: SettingSection = {
  key: 'claims',
  title: 'What we say of ourselves',
  note: 'Home, About and the footer say it. What is empty, or answered with no, is left out.',
  fields: [
    { name: 'CLAIM_LARGEST', label: 'We are India’s largest', isChoice: true, half: true },
    { name: 'CLAIM_SINCE', label: 'Started in', isNumber: true, half: true },
    { name: 'CLAIM_DELIVERY_SINCE', label: 'All-India delivery since', isNumber: true, half: true },
    { name: 'CLAIM_PRODUCTS', label: 'More products than', isNumber: true, half: true },
    { name: 'CLAIM_CUSTOMERS', label: 'Customers', isNumber: true, half: true },
    {
      name: 'CLAIM_PLANT_LOVERS',
      label: 'Plant lovers connected with us',
      isNumber: true,
      half: true,
    },
  ],
}

const privacySection: SettingSection = {
  key: 'privacy',
  title: 'Privacy',
  note: 'What the privacy policy promises, and how long visitors’ words are kept.',
  fields: [
    {
      name: 'NOTICE_OFFICER',
      label: 'Who answers for visitors’ data',
      hint: 'A name, or what the person is called in your nursery. Empty: nobody is named.',
    },
    {
      name: 'NOTICE_ADDITION',
      label: 'In your own words',
      rows: 5,
      hint: 'A paragraph for the privacy policy. Each wording is a version that is kept, and every enquiry names its own.',
    },
    {
      name: 'COUNT_VIEWS',
      label: 'Count views and searches for Insights',
      hint: 'Without cookies and addresses: only how often a day.',
      isChoice: true,
    },
    {
      name: 'RETENTION_MONTHS',
      label: 'Months after which an enquiry’s words are erased',
      isNumber: true,
      hint: 'Counted from when you and the visitor last heard of each other.',
    },
  ],
}

/** Every section of settings that are texts; the others have screens of their own. */
const settingSections = [
  businessSection,
  pricesSection,
  seasonSection,
  guidesSection,
  claimsSection,
  privacySection,
]

/** Finds a section by its key. */
export function findSection(key: string): SettingSection | undefined {
  return settingSections.find((section) => section.key === key)
}

const ownLabels: Record<string, string> = {
  'quote-valid-days': 'Quotes are valid for, days',
  'quote-delivery': 'Delivery in quotes',
  'quote-prefix': 'Quotes’ numbers begin with',
  'quote-reminder-days': 'Reminder of quotes after, working days',
  'quote-tax': 'Tax line of quotes',
  'quote-gstin': 'GSTIN',
  'quote-tax-rate': 'GST of a quote’s line',
  'quote-delivery-rate': 'GST of delivery',
  'quote-terms': 'Terms under quotes',
  'upi-id': 'UPI id',
  'upi-name': 'Name on the UPI account',
  'working-hours': 'Working hours',
  'closed-days': 'Closed days',
  'promise-hours': 'Answer promise',
  'silence-days': 'Days of silence',
  'ready-texts': 'Texts to begin an answer with',
  'message-words': 'First words on WhatsApp, and words while we are closed',
}

/** Gives what people call a setting, for the list of changes. */
export function settingLabel(name: string): string {
  const fields = settingSections.flatMap((section) => section.fields)
  return fields.find((field) => field.name === name)?.label ?? ownLabels[name] ?? name
}
