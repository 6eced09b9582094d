import { defineWords } from '#languages/words.ts'

/** What the staff write in the journal. A body’s parts stand in the same order in every language. */
export const journalWords = defineWords({
  en: {
    net: {
      title: 'The shade net is up again',
      summary: 'What the storm of last week took, and what we did about it.',
      body: `Half of the shade net came down in the storm. The areca palms below it stood in full sun for two days, and some tips are brown.

They grow out of it. We sell those at a lower price until the new leaves are there.

[[areca-palm]]`,
    },
    back: {
      title: 'Bougainvillea has come back',
      summary: 'Forty bags arrived on Saturday, most of them in bud.',
      body: `Forty bags arrived on Saturday, most of them in bud.

Keep them dry until they flower: water when the leaves begin to hang, and not before.

[[bougainvillea]]`,
    },
  },
  hi: {
    net: {
      title: 'छायादार जाली फिर तन गई',
      summary: 'पिछले हफ़्ते की आँधी में क्या बिगड़ा, और हमने क्या किया।',
      body: `आँधी में आधी जाली गिर गई। उसके नीचे के अरेका पाम दो दिन तेज़ धूप में रहे, और कुछ पत्तों के सिरे भूरे हो गए।

नए पत्तों के साथ यह ठीक हो जाता है। तब तक ये पौधे हम कम दाम पर दे रहे हैं।

[[areca-palm]]`,
    },
    back: {
      title: 'बोगनवेलिया फिर आ गई',
      summary: 'शनिवार को चालीस थैलियाँ आईं, ज़्यादातर में कलियाँ हैं।',
      body: `शनिवार को चालीस थैलियाँ आईं, ज़्यादातर में कलियाँ हैं।

फूल आने तक सूखा रखिए: पत्ते लटकने लगें तभी पानी दीजिए, उससे पहले नहीं।

[[bougainvillea]]`,
    },
  },
  mr: {
    net: {
      title: 'सावलीची जाळी पुन्हा उभी',
      summary: 'गेल्या आठवड्याच्या वादळात काय गेले, आणि आम्ही काय केले.',
      body: `वादळात अर्धी जाळी खाली आली. तिच्या खालचे अरेका पाम दोन दिवस कडक उन्हात होते, आणि काही पानांची टोके तपकिरी झाली.

नवी पाने आली की ते ठीक होते. तोपर्यंत ही रोपे आम्ही कमी किमतीत देत आहोत.

[[areca-palm]]`,
    },
    back: {
      title: 'बोगनवेल पुन्हा आली',
      summary: 'शनिवारी चाळीस पिशव्या आल्या, बहुतेकींना कळ्या आहेत.',
      body: `शनिवारी चाळीस पिशव्या आल्या, बहुतेकींना कळ्या आहेत.

फुले येईपर्यंत कोरडी ठेवा: पाने लोंबू लागली की पाणी द्या, त्याआधी नको.

[[bougainvillea]]`,
    },
  },
})
