import { defineWords } from '#languages/words.ts'

/** What the landings say, by their names (§2); a landing without a mixed grid has no words for it. */
export const landingWords = defineWords({
  en: {
    home: 'Home',
    collections: 'Collections',
    findPlant: 'Find a plant for your corner',
    plants: {
      heading: 'Plants',
      title: 'Indoor and outdoor plants',
      description:
        'Indoor plants for rooms and offices, outdoor plants for balconies and gardens. Browse both collections and send an enquiry.',
      intro:
        'Two collections: plants that are content inside the house, and plants that want the sky above them. Start with the place, and the light it gets.',
      first: {
        heading: 'Indoor Plants',
        text: 'For desks, shelves and lobbies, in bright shade.',
        button: 'Explore Indoor Plants',
      },
      second: {
        heading: 'Outdoor Plants',
        text: 'For balconies, terraces and gardens, in full sun.',
        button: 'Explore Outdoor Plants',
      },
      latest: 'Latest Plants Collections',
      latestText: 'Some from indoors and some from outdoors.',
    },
    seeds: {
      heading: 'Seeds',
      title: 'Flower and vegetable seeds',
      description:
        'Desi and hybrid seeds of flowers and vegetables, for pots, terraces and kitchen gardens. Browse both collections and send an enquiry.',
      intro:
        'Flowers for the eye, vegetables for the kitchen. Both come as desi seeds, which you can save and sow again, and as hybrids, which grow more evenly.',
      first: {
        heading: 'Flower Seeds',
        text: 'For pots, beds and window boxes.',
        button: 'Explore Flowers Seeds',
      },
      second: {
        heading: 'Vegetable Seeds',
        text: 'For a kitchen garden on the terrace or in the ground.',
        button: 'Explore Vegetables Seeds',
      },
      latest: 'Latest Seeds Collections',
      latestText: 'One from the flowers and one from the vegetables, to begin with.',
    },
    soil: {
      heading: 'Soil and Fertilizers',
      title: 'Soil and fertilizers',
      description:
        'Potting soil, cocopeat, vermicompost and neem oil for pots and beds, each with tips on how to use it. Browse and send an enquiry.',
      intro:
        'What a plant stands in, and what it eats. Each product has its own tips, so that you know how to use it before you ask for it.',
      first: {
        heading: 'Soil',
        text: 'One mix for everyday pots, one for hungry plants.',
        button: 'Explore Soil Products',
      },
      second: {
        heading: 'Fertilizers',
        text: 'To hold water, to feed, and to keep pests away.',
        button: 'Explore Fertilizers',
      },
      latest: '',
      latestText: '',
    },
    services: {
      heading: 'Other Services',
      title: 'Vertical gardens and artificial decoration',
      description:
        'Vertical gardens for walls with light, artificial plants for rooms without it. See both services and send an enquiry about your place.',
      intro:
        'For walls and rooms where a pot on the floor will not do: living walls where there is light, and artificial greenery where there is none.',
      first: {
        heading: 'Vertical Garden',
        text: 'A planted wall, where the floor has no room.',
        button: 'Explore Vertical Garden',
      },
      second: {
        heading: 'Artificial Plants',
        text: 'Greenery that needs neither sun nor water.',
        button: 'Artificial Plants Decoration',
      },
      latest: 'Latest Professional Collections',
      latestText: 'One for walls with light, and others for rooms without it.',
    },
  },
  hi: {
    home: 'होम',
    collections: 'संग्रह',
    findPlant: 'अपने कोने के लिए पौधा ढूँढ़ें',
    plants: {
      heading: 'पौधे',
      title: 'इनडोर और आउटडोर पौधे',
      description:
        'कमरों और दफ़्तर के लिए इनडोर पौधे, बालकनी और बगीचे के लिए आउटडोर पौधे। दोनों संग्रह देखिए और पूछताछ भेजिए।',
      intro:
        'दो संग्रह: वे पौधे जो घर के अंदर खुश रहते हैं, और वे जिन्हें खुला आसमान चाहिए। पहले जगह देखिए, और वहाँ कितनी रोशनी आती है।',
      first: {
        heading: 'इनडोर पौधे',
        text: 'मेज़, शेल्फ़ और लॉबी के लिए, जहाँ उजाला हो, पर सीधी धूप नहीं।',
        button: 'इनडोर पौधे देखें',
      },
      second: {
        heading: 'आउटडोर पौधे',
        text: 'बालकनी, छत और बगीचे के लिए, पूरी धूप में।',
        button: 'आउटडोर पौधे देखें',
      },
      latest: 'नए आए पौधे',
      latestText: 'कुछ घर के अंदर के, कुछ बाहर के।',
    },
    seeds: {
      heading: 'बीज',
      title: 'फूलों और सब्ज़ियों के बीज',
      description:
        'गमले, छत और किचन गार्डन के लिए फूलों और सब्ज़ियों के देसी और हाइब्रिड बीज। दोनों संग्रह देखिए और पूछताछ भेजिए।',
      intro:
        'फूल आँखों के लिए, सब्ज़ियाँ रसोई के लिए। दोनों में देसी बीज हैं, जिन्हें सँभालकर आप फिर बो सकते हैं, और हाइब्रिड, जो ज़्यादा एक-से उगते हैं।',
      first: {
        heading: 'फूलों के बीज',
        text: 'गमलों, क्यारियों और खिड़की के बॉक्स के लिए।',
        button: 'फूलों के बीज देखें',
      },
      second: {
        heading: 'सब्ज़ियों के बीज',
        text: 'छत पर या ज़मीन में, किचन गार्डन के लिए।',
        button: 'सब्ज़ियों के बीज देखें',
      },
      latest: 'नए आए बीज',
      latestText: 'शुरुआत के लिए, एक फूलों का और एक सब्ज़ियों का।',
    },
    soil: {
      heading: 'मिट्टी और खाद',
      title: 'मिट्टी और खाद',
      description:
        'गमलों और क्यारियों के लिए मिट्टी, कोकोपीट, केंचुआ खाद और नीम का तेल, इस्तेमाल के सुझावों के साथ। देखिए और पूछताछ भेजिए।',
      intro:
        'पौधा किसमें खड़ा रहता है, और क्या खाता है। हर चीज़ के साथ काम की बातें हैं, ताकि मँगवाने से पहले आप जान लें कि उसे कैसे इस्तेमाल करें।',
      first: {
        heading: 'मिट्टी',
        text: 'एक रोज़ के गमलों के लिए, एक ज़्यादा खुराक वाले पौधों के लिए।',
        button: 'मिट्टी देखें',
      },
      second: {
        heading: 'खाद',
        text: 'नमी रोकने, पोषण देने और कीड़ों को दूर रखने के लिए।',
        button: 'खाद देखें',
      },
      latest: '',
      latestText: '',
    },
    services: {
      heading: 'अन्य सेवाएँ',
      title: 'वर्टिकल गार्डन और कृत्रिम सजावट',
      description:
        'रोशनी वाली दीवारों के लिए वर्टिकल गार्डन, बिना रोशनी के कमरों के लिए कृत्रिम पौधे। दोनों सेवाएँ देखिए और पूछताछ भेजिए।',
      intro:
        'उन दीवारों और कमरों के लिए जहाँ फ़र्श पर रखे गमले से काम नहीं चलता: रोशनी हो तो जीती-जागती हरी दीवारें, और न हो तो कृत्रिम हरियाली।',
      first: {
        heading: 'वर्टिकल गार्डन',
        text: 'पौधों से भरी दीवार, जहाँ फ़र्श पर जगह नहीं।',
        button: 'वर्टिकल गार्डन देखें',
      },
      second: {
        heading: 'कृत्रिम पौधे',
        text: 'हरियाली जिसे न धूप चाहिए, न पानी।',
        button: 'कृत्रिम पौधों की सजावट',
      },
      latest: 'नई सेवाएँ',
      latestText: 'एक रोशनी वाली दीवारों के लिए, बाकी बिना रोशनी के कमरों के लिए।',
    },
  },
  mr: {
    home: 'मुखपृष्ठ',
    collections: 'संग्रह',
    findPlant: 'आपल्या कोपऱ्यासाठी रोप शोधा',
    plants: {
      heading: 'रोपे',
      title: 'घरातील आणि बाहेरील रोपे',
      description:
        'खोल्या आणि ऑफिससाठी घरातील रोपे, बाल्कनी आणि बागेसाठी बाहेरील रोपे. दोन्ही संग्रह पाहा आणि चौकशी पाठवा.',
      intro:
        'दोन संग्रह: घरात आनंदाने राहणारी रोपे, आणि ज्यांना मोकळे आकाश हवे अशी रोपे. आधी जागा पाहा, आणि तिथे किती प्रकाश येतो ते.',
      first: {
        heading: 'घरातील रोपे',
        text: 'टेबल, शेल्फ आणि लॉबीसाठी, जिथे उजेड आहे, पण थेट ऊन नाही.',
        button: 'घरातील रोपे पाहा',
      },
      second: {
        heading: 'बाहेरील रोपे',
        text: 'बाल्कनी, गच्ची आणि बागेसाठी, भरपूर उन्हात.',
        button: 'बाहेरील रोपे पाहा',
      },
      latest: 'नवी रोपे',
      latestText: 'काही घरातील, काही बाहेरील.',
    },
    seeds: {
      heading: 'बियाणे',
      title: 'फुलांचे आणि भाज्यांचे बियाणे',
      description:
        'कुंडी, गच्ची आणि परसबागेसाठी फुलांचे आणि भाज्यांचे देशी आणि हायब्रिड बियाणे. दोन्ही संग्रह पाहा आणि चौकशी पाठवा.',
      intro:
        'फुले डोळ्यांसाठी, भाज्या स्वयंपाकघरासाठी. दोन्हींत देशी बियाणे आहे, जे जपून पुन्हा पेरता येते, आणि हायब्रिड, जे अधिक एकसारखे वाढते.',
      first: {
        heading: 'फुलांचे बियाणे',
        text: 'कुंड्या, वाफे आणि खिडकीतल्या पेट्यांसाठी.',
        button: 'फुलांचे बियाणे पाहा',
      },
      second: {
        heading: 'भाज्यांचे बियाणे',
        text: 'गच्चीवरच्या किंवा अंगणातल्या परसबागेसाठी.',
        button: 'भाज्यांचे बियाणे पाहा',
      },
      latest: 'नवे बियाणे',
      latestText: 'सुरुवातीसाठी एक फुलांचे, एक भाज्यांचे.',
    },
    soil: {
      heading: 'माती आणि खते',
      title: 'माती आणि खते',
      description:
        'कुंड्या आणि वाफ्यांसाठी माती, कोकोपीट, गांडूळ खत आणि कडुनिंबाचे तेल, वापराच्या टिपांसह. पाहा आणि चौकशी पाठवा.',
      intro:
        'रोप कशात उभे राहते, आणि काय खाते. प्रत्येक वस्तूसोबत उपयोगी टिपा आहेत, म्हणजे मागवण्याआधीच ती कशी वापरायची ते कळेल.',
      first: {
        heading: 'माती',
        text: 'एक रोजच्या कुंड्यांसाठी, एक जास्त पोषण लागणाऱ्या रोपांसाठी.',
        button: 'माती पाहा',
      },
      second: {
        heading: 'खते',
        text: 'ओल टिकवायला, पोषण द्यायला आणि किडी दूर ठेवायला.',
        button: 'खते पाहा',
      },
      latest: '',
      latestText: '',
    },
    services: {
      heading: 'इतर सेवा',
      title: 'व्हर्टिकल गार्डन आणि कृत्रिम सजावट',
      description:
        'उजेड असलेल्या भिंतींसाठी व्हर्टिकल गार्डन, उजेड नसलेल्या खोल्यांसाठी कृत्रिम झाडे. दोन्ही सेवा पाहा आणि चौकशी पाठवा.',
      intro:
        'जिथे जमिनीवरची कुंडी चालत नाही अशा भिंती आणि खोल्यांसाठी: उजेड असेल तर जिवंत हिरव्या भिंती, आणि नसेल तर कृत्रिम हिरवाई.',
      first: {
        heading: 'व्हर्टिकल गार्डन',
        text: 'रोपांनी भरलेली भिंत, जिथे जमिनीवर जागा नाही.',
        button: 'व्हर्टिकल गार्डन पाहा',
      },
      second: {
        heading: 'कृत्रिम झाडे',
        text: 'ऊन आणि पाणी न लागणारी हिरवाई.',
        button: 'कृत्रिम झाडांची सजावट',
      },
      latest: 'नव्या सेवा',
      latestText: 'एक उजेडातल्या भिंतींसाठी, बाकीच्या उजेड नसलेल्या खोल्यांसाठी.',
    },
  },
})
