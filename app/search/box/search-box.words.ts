import { defineWords } from '#languages/words.ts'

/** What the search box says (§2, §5, §8). */
export const searchBoxWords = defineWords({
  en: {
    label: 'Search products',
    placeholder: 'Search for plants, seeds, fertilizers, or gardening tools…',
    search: 'Search',
    empty: 'Type a product name to search.',
    failed: 'Failed to search products.',
    suggestions: 'Suggestions',
    some: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
    allResults: (query: string) => `See all results for “${query}”`,
    none: (query: string) => `Nothing is called “${query}” here.`,
    ask: 'Ask us for it',
    askForIt: (query: string) => `Do you have “${query}”? I could not find it in the shop.`,
  },
  hi: {
    label: 'पौधे और सामान खोजें',
    placeholder: 'पौधे, बीज, खाद या औज़ार खोजें…',
    search: 'खोजें',
    empty: 'खोजने के लिए किसी चीज़ का नाम लिखें।',
    failed: 'अभी खोज नहीं पाए।',
    suggestions: 'सुझाव',
    some: (count) => `${count} सुझाव`,
    allResults: (query) => `“${query}” के सभी नतीजे देखें`,
    none: (query) => `यहाँ “${query}” नाम का कुछ नहीं है।`,
    ask: 'हमसे पूछें',
    askForIt: (query) => `क्या आपके यहाँ “${query}” है? दुकान में नहीं मिला।`,
  },
  mr: {
    label: 'रोपे आणि वस्तू शोधा',
    placeholder: 'रोपे, बियाणे, खते, अवजारे शोधा…',
    search: 'शोधा',
    empty: 'शोधण्यासाठी वस्तूचे नाव लिहा.',
    failed: 'आत्ता शोधता आले नाही.',
    suggestions: 'सूचना',
    some: (count) => `${count} सूचना`,
    allResults: (query) => `“${query}” चे सर्व निकाल पाहा`,
    none: (query) => `इथे “${query}” नावाचे काही नाही.`,
    ask: 'आम्हाला विचारा',
    askForIt: (query) => `आपल्याकडे “${query}” आहे का? दुकानात सापडले नाही.`,
  },
})
