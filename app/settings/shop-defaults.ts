import { forEachSettingOf } from '#server/config/language-setting.ts'
import type { ShopDefaults } from '#server/config/owners-part.ts'
import { greetingWords } from './contact/greeting.words.ts'
import { mostRetentionMonths, NOTICE_VERSION } from './privacy-notice.ts'

/** The sample business, open until the owner's own details are set (`.env.example` names them). */
export const shopDefaults: ShopDefaults = {
  settings: {
    BUSINESS_NAME: 'Aangan Nursery',
    BUSINESS_PHONE: '+91 98200 00000',
    BUSINESS_LANDLINE: '',
    BUSINESS_EMAIL: 'care@aangan.example',
    BUSINESS_ADDRESS: 'Survey No. 45, Baner Road, Baner, Pune, Maharashtra 411045',
    BUSINESS_TAGLINE: 'We Would Love to Hear From You',
    DELIVERY_CHARGE: '79',
    ...forEachSettingOf('CHAT_TEXT', (language) => greetingWords[language].greeting),
    NOTICE_OFFICER: '',
    NOTICE_ADDITION: '',
    CLAIM_LARGEST: 'yes',
    CLAIM_SINCE: '2006',
    CLAIM_DELIVERY_SINCE: '2014',
    CLAIM_PRODUCTS: '6000',
    CLAIM_CUSTOMERS: '1000000',
    CLAIM_PLANT_LOVERS: '1200000',
    FACEBOOK_URL: 'https://www.facebook.com/aangan.example',
    INSTAGRAM_URL: 'https://www.instagram.com/aangan.example',
    YOUTUBE_URL: 'https://www.youtube.com/@aangan.example',
    LINKEDIN_URL: 'https://www.linkedin.com/company/aangan-example',
  },
  description: 'Call or write, and a garden expert will answer.',
  description2: 'We help with choosing, planting, delivery and care after it.',
  noticeVersion: NOTICE_VERSION,
  mostRetentionMonths,
}
