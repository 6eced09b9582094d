import { defineWords } from '#languages/words.ts'

/** What is wrong with what was typed (§5). */
export const enquiryRulesWords = defineWords({
  en: {
    noName: 'Write your name.',
    name: 'Name should not contain any special characters & digits.',
    nameHint: 'Write letters and spaces only: D Souza for D’Souza, Anne Marie for Anne-Marie.',
    longName: (most: number) => `Name should be at most ${most} characters.`,
    noEmail: 'Email is required.',
    email: 'Invalid email format.',
    noAddress: 'Address is required.',
    longAddress: (most: number) => `Address should be at most ${most} characters.`,
    longMessage: (most: number) => `Message should be at most ${most} characters.`,
    longCompanyName: (most: number) => `Company name should be at most ${most} characters.`,
  },
  hi: {
    noName: 'अपना नाम लिखें।',
    name: 'नाम में अंक या विशेष चिह्न न हों।',
    nameHint: 'केवल अक्षर और खाली जगह लिखें: डि’सूज़ा के लिए डि सूज़ा, ऐन-मेरी के लिए ऐन मेरी।',
    longName: (most) => `नाम ${most} अक्षरों से लंबा न हो।`,
    noEmail: 'ई-मेल लिखना ज़रूरी है।',
    email: 'ई-मेल सही नहीं लिखा है।',
    noAddress: 'पता लिखना ज़रूरी है।',
    longAddress: (most) => `पता ${most} अक्षरों से लंबा न हो।`,
    longMessage: (most) => `संदेश ${most} अक्षरों से लंबा न हो।`,
    longCompanyName: (most) => `कंपनी का नाम ${most} अक्षरों से लंबा न हो।`,
  },
  mr: {
    noName: 'आपले नाव लिहा.',
    name: 'नावात अंक किंवा विशेष चिन्हे नसावीत.',
    nameHint: 'फक्त अक्षरे आणि मोकळी जागा लिहा: डि’सोझा ऐवजी डि सोझा, ॲन-मेरी ऐवजी ॲन मेरी.',
    longName: (most) => `नाव ${most} अक्षरांपेक्षा मोठे नसावे.`,
    noEmail: 'ई-मेल लिहिणे आवश्यक आहे.',
    email: 'ई-मेल बरोबर लिहिलेला नाही.',
    noAddress: 'पत्ता लिहिणे आवश्यक आहे.',
    longAddress: (most) => `पत्ता ${most} अक्षरांपेक्षा मोठा नसावा.`,
    longMessage: (most) => `संदेश ${most} अक्षरांपेक्षा मोठा नसावा.`,
    longCompanyName: (most) => `कंपनीचे नाव ${most} अक्षरांपेक्षा मोठे नसावे.`,
  },
})
