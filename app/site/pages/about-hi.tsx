import { usePath } from '#app/languages/use-language.ts'
import { inLakhs } from '#app/site/large-numbers.ts'
import type { Business, Claims } from '#server/config/owners-part.ts'
import { Figure } from './figure.tsx'
import type { StaticText } from './static-text.ts'

function page({ since, products, customers }: Claims) {
  const has = [
    products && `${inLakhs(products, 'करोड़')} से ज़्यादा चीज़ें`,
    customers && `${inLakhs(customers, 'करोड़')} ग्राहक`,
  ]
  const claimed = has.filter(Boolean).join(' और ')
  return {
    title: 'हमारे बारे में',
    description: `${since ? `${since} से नर्सरी` : 'एक नर्सरी'}${claimed && `, ${claimed}`}। पूरे भारत में डिलीवरी, और WhatsApp पर बागवानी के जानकारों की सलाह।`,
    intro: `हम ${since ? `${since} से ` : ''}लोगों को पौधे उगाने में मदद ${since ? 'कर रहे हैं' : 'करते हैं'}। आज हम पूरे भारत में पौधे पहुँचाते हैं, और बागवानी का जानकार बस एक संदेश दूर है।`,
  }
}

/** The About page in Hindi. */
function Body({ business }: { business: Business }) {
  const path = usePath()
  const { since, products, customers, plantLovers, deliverySince } = business.claims
  const claimsAnything = since || products || customers || plantLovers || deliverySince
  return (
    <>
      <h2 id="who-we-are">हम कौन हैं</h2>
      <p>
        {since && (
          <>
            <span lang="en">{business.name}</span>
            {` ${since} में शुरू हुई। `}
          </>
        )}
        {products && `आज हमारे यहाँ ${inLakhs(products, 'करोड़')} से ज़्यादा चीज़ें मिलती हैं। `}
        {customers && `हम ${inLakhs(customers, 'करोड़')} ग्राहकों की सेवा कर चुके हैं। `}
        किसी के पास खिड़की पर एक गमला है, तो कोई पूरी सोसाइटी या दफ़्तर का बगीचा सँभालता है।
      </p>
      {claimsAnything && (
        <dl>
          <Figure name="शुरुआत" figure={since && `${since} में`} />
          <Figure name="चीज़ें" figure={products && `${inLakhs(products, 'करोड़')} से ज़्यादा`} />
          <Figure name="ग्राहक" figure={customers && inLakhs(customers, 'करोड़')} />
          <Figure name="हमसे जुड़े पौधा-प्रेमी" figure={plantLovers && inLakhs(plantLovers, 'करोड़')} />
          <Figure name="पूरे भारत में डिलीवरी" figure={deliverySince && `${deliverySince} से`} />
        </dl>
      )}

      <h2 id="what-you-can-find">यहाँ क्या-क्या मिलता है</h2>
      <ul>
        <li>
          कमरों, बालकनी और बगीचों के लिए <a href={path('/productPages/plants')}>पौधे</a>।
        </li>
        <li>
          फूलों और सब्ज़ियों के <a href={path('/productPages/seeds')}>बीज</a>, देसी भी और हाइब्रिड भी।
        </li>
        <li>
          <a href={path('/productPages/soilAndFertilizers')}>मिट्टी और खाद</a>, और हर एक को ठीक से
          इस्तेमाल करने की काम की बातें।
        </li>
        <li>
          गमले या रास्ते को सजाने के लिए <a href={path('/productPages/pebbles')}>सजावटी कंकड़</a>।
        </li>
        <li>
          रोज़ के काम के लिए <a href={path('/productPages/gardeningTools')}>बागवानी के औज़ार</a>।
        </li>
        <li>
          मेज़ पर हरे-भरे रहने वाले{' '}
          <a href={path('/productPages/corporateBulkGifting')}>कॉर्पोरेट और थोक उपहार</a>।
        </li>
        <li>
          <a href={path('/productPages/otherServices')}>सेवाएँ</a>: वर्टिकल गार्डन, और नकली पौधों से
          सजावट।
        </li>
      </ul>
      <p>जो चाहिए वह यहाँ न दिखे, तो हमसे पूछ लीजिए।</p>

      <h2 id="how-an-enquiry-works">पूछताछ कैसे होती है</h2>
      <p>इस साइट पर कार्ट नहीं है। एक भी रुपया देने से पहले आपकी बात किसी इंसान से होती है।</p>
      <ol>
        <li>कोई चीज़ चुनें और “अभी पूछें” दबाएँ।</li>
        <li>अपना नाम, पता और संपर्क लिखें। चाहें तो संदेश भी जोड़ दें।</li>
        <li>हमारी टीम आपको फ़ोन करती है या WhatsApp पर लिखती है।</li>
        <li>फिर चीज़, दाम और डिलीवरी आप और हमारी टीम मिलकर तय करते हैं।</li>
      </ol>
      <p>
        पूछताछ भेजने का कोई पैसा नहीं लगता, और आप किसी बात से बँधते भी नहीं। उपहार और ज़्यादा संख्या के लिए{' '}
        <a href={path('/productPages/corporateBulkGifting')}>कॉर्पोरेट उपहार</a> पन्ने का फ़ॉर्म भरें।
      </p>

      <h2 id="guidance">बागवानी के जानकारों की सलाह</h2>
      <p>
        पौधा जीता-जागता होता है, और सवाल उसके घर आने के बाद उठते हैं। कौन-सी खिड़की ठीक रहेगी? बारिश में कितना
        पानी दें? अपना सवाल WhatsApp पर भेजें, हो सके तो फ़ोटो के साथ। बागवानी का कोई जानकार आपको राह
        दिखाएगा। यह साथ उम्र भर का है: डिलीवरी के बाद भी रहता है।
      </p>

      <h2 id="delivery">पूरे भारत में डिलीवरी</h2>
      <p>
        {deliverySince && `${deliverySince} से `}हम पूरे भारत में सुरक्षित पैकिंग के साथ पौधे पहुँचाते हैं। भारत के
        हर ऑर्डर का एक ही तय शुल्क है। बाकी बातें <a href={path('/shipping-policy')}>डिलीवरी नीति</a> में हैं।
      </p>

      <h2 id="talk-to-us">हमसे बात करें</h2>
      <p>
        <a href={`tel:${business.phone}`}>{business.phoneDisplay}</a> पर फ़ोन करें या{' '}
        <a href={`mailto:${business.email}`} lang="en">
          {business.email}
        </a>{' '}
        पर लिखें। हमारा पता: <span lang="en">{business.address}</span>।
      </p>
    </>
  )
}

export const aboutHindi: StaticText = { page, Body }
