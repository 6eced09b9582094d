import { defineWords } from '#languages/words.ts'

/** What the header and the footer say. */
export const shellWords = defineWords({
  en: {
    skip: 'Skip to content',
    call: (number: string) => `Call us on ${number}`,
    myList: 'My list',
    menu: 'Menu',
    main: 'Main',
    language: 'Language',
    newsHeading: 'Sow, water, wait.',
    newsText: 'Seasonal planting notes for Indian homes.',
    talk: 'Talk to us',
    chat: 'Chat with a garden expert',
    legal: (name: string, largest: boolean) =>
      `© 2025 ${name}.${largest ? ' The largest garden store in India.' : ''}`,
  },
  hi: {
    skip: 'सीधे पन्ने पर जाएँ',
    call: (number) => `हमें फ़ोन करें: ${number}`,
    myList: 'मेरी सूची',
    menu: 'मेन्यू',
    main: 'मुख्य',
    language: 'भाषा',
    newsHeading: 'बोइए, सींचिए, राह देखिए।',
    newsText: 'हर मौसम में, घर की बागवानी का न्यूज़लेटर।',
    talk: 'हमसे बात करें',
    chat: 'बागवानी के जानकार से चैट करें',
    legal: (name, largest) => `© 2025 ${name}.${largest ? ' भारत का सबसे बड़ा गार्डन स्टोर।' : ''}`,
  },
  mr: {
    skip: 'थेट मजकुराकडे जा',
    call: (number) => `आम्हाला फोन करा: ${number}`,
    myList: 'माझी यादी',
    menu: 'मेनू',
    main: 'मुख्य',
    language: 'भाषा',
    newsHeading: 'पेरा, पाणी घाला, वाट पाहा.',
    newsText: 'प्रत्येक ऋतूत, घरच्या बागेसाठी वार्तापत्र.',
    talk: 'आमच्याशी बोला',
    chat: 'बागकाम तज्ज्ञांशी चॅट करा',
    legal: (name, largest) => `© 2025 ${name}.${largest ? ' भारतातील सर्वांत मोठे गार्डन स्टोअर.' : ''}`,
  },
})
