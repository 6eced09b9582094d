import * as z from 'zod/mini'
import { forEachSettingOf } from './language-setting.ts'
import {
  chatNumber,
  indianLandline,
  indianMobile,
  manyOrNone,
  webAddressOrNone,
  wholeNumber,
  yearOrNone,
  yesOrNo,
} from './values.ts'

/** What a setting may be. */
export interface Setting {
  schema: z.ZodMiniType
  /** The same in words. */
  wanted: string
  secret?: boolean
  mayBeEmpty?: boolean
  /** What it is when it is empty. */
  emptyMeans?: string
}

const greeting = {
  schema: z.string().check(z.maxLength(300)),
  wanted: 'a greeting of at most 300 characters',
}
const priceNote = {
  schema: z.string().check(z.maxLength(120)),
  wanted: 'a line of at most 120 characters',
  mayBeEmpty: true,
}

/**
 * The settings that an owner changes at the desk: the environment has their first values. What a
 * browser may know: nothing in here is a secret or needs Node.
 */
export const ownersSettings = {
  BUSINESS_NAME: {
    schema: z.string().check(z.maxLength(60)),
    wanted: 'a name of at most 60 characters',
  },
  BUSINESS_PHONE: {
    schema: indianMobile,
    wanted: 'an Indian mobile number such as +91 98200 00000',
  },
  BUSINESS_LANDLINE: {
    schema: indianLandline,
    wanted: 'an Indian landline with its area code, such as 020 2712 3456',
    mayBeEmpty: true,
  },
  BUSINESS_EMAIL: { schema: z.email(), wanted: 'an e-mail address' },
  BUSINESS_ADDRESS: {
    schema: z.string().check(z.maxLength(300)),
    wanted: 'a postal address of at most 300 characters',
  },
  BUSINESS_TAGLINE: {
    schema: z.string().check(z.maxLength(120)),
    wanted: 'a line of at most 120 characters',
  },
  DELIVERY_CHARGE: {
    schema: wholeNumber(1, 99_999),
    wanted: 'a whole number of rupees, at least 1',
  },
  CLAIM_LARGEST: { schema: yesOrNo, wanted: 'yes or no' },
  CLAIM_SINCE: {
    schema: yearOrNone,
    wanted: 'a year such as 2006, and none to come',
    mayBeEmpty: true,
  },
  CLAIM_DELIVERY_SINCE: {
    schema: yearOrNone,
    wanted: 'a year such as 2014, and none to come',
    mayBeEmpty: true,
  },
  CLAIM_PRODUCTS: {
    schema: manyOrNone,
    wanted: 'a whole number such as 6000, without a comma',
    mayBeEmpty: true,
  },
  CLAIM_CUSTOMERS: {
    schema: manyOrNone,
    wanted: 'a whole number such as 1000000, without a comma',
    mayBeEmpty: true,
  },
  CLAIM_PLANT_LOVERS: {
    schema: manyOrNone,
    wanted: 'a whole number such as 1200000, without a comma',
    mayBeEmpty: true,
  },
  CHAT_NUMBER: {
    schema: chatNumber,
    wanted: 'a phone number with its country code, such as 919820000000',
    emptyMeans: 'the phone',
  },
  ...forEachSettingOf('CHAT_TEXT', () => greeting),
  FACEBOOK_URL: { schema: webAddressOrNone, wanted: 'a web address', mayBeEmpty: true },
  INSTAGRAM_URL: { schema: webAddressOrNone, wanted: 'a web address', mayBeEmpty: true },
  YOUTUBE_URL: { schema: webAddressOrNone, wanted: 'a web address', mayBeEmpty: true },
  LINKEDIN_URL: { schema: webAddressOrNone, wanted: 'a web address', mayBeEmpty: true },
  PRICES_SHOWN: { schema: yesOrNo, wanted: 'yes or no' },
  ...forEachSettingOf('PRICE_NOTE', () => priceNote),
  SEASON_SHOWN: { schema: yesOrNo, wanted: 'yes or no' },
  GUIDES_SHOWN: { schema: yesOrNo, wanted: 'yes or no' },
  STAFF_EMAIL: {
    schema: z.email(),
    wanted: 'an e-mail address',
    emptyMeans: 'the e-mail address that visitors see',
  },
  NOTICE_OFFICER: {
    schema: z.string().check(z.maxLength(120)),
    wanted: 'a name of at most 120 characters',
    mayBeEmpty: true,
  },
  NOTICE_ADDITION: {
    schema: z.string().check(z.maxLength(1500)),
    wanted: 'a text of at most 1500 characters',
    mayBeEmpty: true,
  },
  COUNT_VIEWS: { schema: yesOrNo, wanted: 'yes or no' },
  RETENTION_MONTHS: { schema: wholeNumber(1, 240), wanted: 'a number of months, at least 1' },
} satisfies Record<string, Setting>

export type OwnersSettingName = keyof typeof ownersSettings

/** The names of all settings that an owner changes at the desk. */
export const ownersSettingNames = Object.keys(ownersSettings) as OwnersSettingName[]

/** Tells whether a text may stand for a setting; an empty one may where that says something. */
export function isUsable(name: OwnersSettingName, text: string): boolean {
  const { schema, mayBeEmpty, emptyMeans }: Setting = ownersSettings[name]
  if (text === '') return mayBeEmpty === true || emptyMeans !== undefined
  return schema.safeParse(text).success
}

/** What an owner has saved, as the texts that would stand in the environment. */
export type SavedTexts = Partial<Record<OwnersSettingName, string>>
