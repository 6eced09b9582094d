import { usePath } from '#app/languages/use-language.ts'
import { inLakhs } from '#app/site/large-numbers.ts'
import type { Business, Claims } from '#server/config/owners-part.ts'
import { Figure } from './figure.tsx'
import type { StaticText } from './static-text.ts'

function page({ since, products, customers }: Claims) {
  const has = [
    products && `${inLakhs(products, 'कोटी')} हून जास्त वस्तू`,
    customers && `${inLakhs(customers, 'कोटी')} ग्राहक`,
  ]
  const claimed = has.filter(Boolean).join(' आणि ')
  return {
    title: 'आमच्याबद्दल',
    description: `${since ? `${since} पासून नर्सरी` : 'एक नर्सरी'}${claimed && `, ${claimed}`}. संपूर्ण भारतात डिलिव्हरी, आणि WhatsApp वर बागकाम तज्ज्ञांचा सल्ला.`,
    intro: `${since ? `${since} पासून ` : ''}आम्ही लोकांना झाडे वाढवायला मदत ${since ? 'करत आहोत' : 'करतो'}. आज आम्ही संपूर्ण भारतात झाडे पोहोचवतो, आणि बागकाम तज्ज्ञ फक्त एका संदेशाच्या अंतरावर असतो.`,
  }
}

/** The About page in Marathi. */
function Body({ business }: { business: Business }) {
  const path = usePath()
  const { since, products, customers, plantLovers, deliverySince } = business.claims
  const claimsAnything = since || products || customers || plantLovers || deliverySince
  return (
    <>
      <h2 id="who-we-are">आम्ही कोण आहोत</h2>
      <p>
        {since && (
          <>
            <span lang="en">{business.name}</span>
            {` ${since} मध्ये सुरू झाली. `}
          </>
        )}
        {products && `आज आमच्याकडे ${inLakhs(products, 'कोटी')} हून जास्त वस्तू आहेत. `}
        {customers && `आम्ही ${inLakhs(customers, 'कोटी')} ग्राहकांची सेवा केली आहे. `}
        कुणाकडे खिडकीत एकच कुंडी असते, तर कुणी अख्ख्या सोसायटीची किंवा ऑफिसची बाग सांभाळतो.
      </p>
      {claimsAnything && (
        <dl>
          <Figure name="सुरुवात" figure={since && `${since} मध्ये`} />
          <Figure name="वस्तू" figure={products && `${inLakhs(products, 'कोटी')} हून जास्त`} />
          <Figure name="ग्राहक" figure={customers && inLakhs(customers, 'कोटी')} />
          <Figure
            name="आमच्याशी जोडलेले वृक्षप्रेमी"
            figure={plantLovers && inLakhs(plantLovers, 'कोटी')}
          />
          <Figure name="संपूर्ण भारतात डिलिव्हरी" figure={deliverySince && `${deliverySince} पासून`} />
        </dl>
      )}

      <h2 id="what-you-can-find">इथे काय काय मिळते</h2>
      <ul>
        <li>
          खोली, बाल्कनी आणि बागेसाठी <a href={path('/productPages/plants')}>रोपे</a>.
        </li>
        <li>
          फुलांचे आणि भाज्यांचे <a href={path('/productPages/seeds')}>बियाणे</a>, देशी आणि हायब्रिड दोन्ही.
        </li>
        <li>
          <a href={path('/productPages/soilAndFertilizers')}>माती आणि खते</a>, आणि प्रत्येकाच्या वापराच्या
          उपयोगी टिपा.
        </li>
        <li>
          कुंडी किंवा पायवाट सजवायला <a href={path('/productPages/pebbles')}>शोभेचे खडे</a>.
        </li>
        <li>
          रोजच्या कामासाठी <a href={path('/productPages/gardeningTools')}>बागकामाची अवजारे</a>.
        </li>
        <li>
          टेबलावर हिरव्यागार राहणाऱ्या{' '}
          <a href={path('/productPages/corporateBulkGifting')}>कॉर्पोरेट आणि घाऊक भेटवस्तू</a>.
        </li>
        <li>
          <a href={path('/productPages/otherServices')}>सेवा</a>: व्हर्टिकल गार्डन, आणि कृत्रिम झाडांची
          सजावट.
        </li>
      </ul>
      <p>हवी ती वस्तू इथे दिसली नाही, तर आम्हाला विचारा.</p>

      <h2 id="how-an-enquiry-works">चौकशी कशी होते</h2>
      <p>या साइटवर कार्ट नाही. एक रुपयाही देण्याआधी आपण एका माणसाशी बोलता.</p>
      <ol>
        <li>एखादी वस्तू निवडा आणि “आत्ता विचारा” दाबा.</li>
        <li>आपले नाव, पत्ता आणि संपर्क लिहा. हवा असल्यास संदेशही जोडा.</li>
        <li>आमची टीम आपल्याला फोन करते किंवा WhatsApp वर लिहिते.</li>
        <li>मग वस्तू, किंमत आणि डिलिव्हरी आपण आणि आमची टीम मिळून ठरवतो.</li>
      </ol>
      <p>
        चौकशी पाठवायला पैसे लागत नाहीत आणि आपण कशालाही बांधील होत नाही. भेटवस्तू आणि मोठ्या संख्येसाठी{' '}
        <a href={path('/productPages/corporateBulkGifting')}>कॉर्पोरेट भेटवस्तू</a> या पानावरचा फॉर्म भरा.
      </p>

      <h2 id="guidance">बागकाम तज्ज्ञांचा सल्ला</h2>
      <p>
        झाड जिवंत असते, आणि प्रश्न ते घरी आल्यानंतर पडतात. कोणती खिडकी योग्य? पावसाळ्यात पाणी किती घालायचे?
        आपला प्रश्न WhatsApp वर पाठवा, जमल्यास फोटोसह. बागकाम तज्ज्ञ आपल्याला मार्ग दाखवेल. ही साथ आयुष्यभराची
        आहे: डिलिव्हरीनंतरही ती थांबत नाही.
      </p>

      <h2 id="delivery">संपूर्ण भारतात डिलिव्हरी</h2>
      <p>
        {deliverySince && `${deliverySince} पासून `}आम्ही संपूर्ण भारतात सुरक्षित पॅकिंगमध्ये झाडे पोहोचवतो.
        भारतातल्या प्रत्येक ऑर्डरला एकच ठरलेले शुल्क आहे. बाकीचे{' '}
        <a href={path('/shipping-policy')}>डिलिव्हरी धोरण</a> सांगते.
      </p>

      <h2 id="talk-to-us">आमच्याशी बोला</h2>
      <p>
        <a href={`tel:${business.phone}`}>{business.phoneDisplay}</a> वर फोन करा किंवा{' '}
        <a href={`mailto:${business.email}`} lang="en">
          {business.email}
        </a>{' '}
        वर लिहा. आमचा पत्ता: <span lang="en">{business.address}</span>.
      </p>
    </>
  )
}

export const aboutMarathi: StaticText = { page, Body }
