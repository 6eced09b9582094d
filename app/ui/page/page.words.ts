import { defineWords } from '#languages/words.ts'

/** What every page says around its own words. */
export const pageWords = defineWords({
  en: {
    breadcrumb: 'Breadcrumb',
    continued: (title: string) => `${title}, continued`,
    delivery: (charge: number) => `Flat Rs ${charge} delivery, anywhere in India.`,
    shippingPolicy: 'Read the shipping policy',
  },
  hi: {
    breadcrumb: 'आप यहाँ हैं',
    continued: (title) => `${title}, आगे`,
    delivery: (charge) => `पूरे भारत में, हर ऑर्डर पर डिलीवरी का एक ही शुल्क: ${charge} रुपये।`,
    shippingPolicy: 'डिलीवरी नीति पढ़ें',
  },
  mr: {
    breadcrumb: 'आपण इथे आहात',
    continued: (title) => `${title}, पुढे`,
    delivery: (charge) => `भारतात कुठेही, डिलिव्हरी सरसकट ${charge} रुपये.`,
    shippingPolicy: 'डिलिव्हरी धोरण वाचा',
  },
})
