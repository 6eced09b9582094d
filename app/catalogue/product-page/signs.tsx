import { type AskedProduct, EnquireLink } from '#app/catalogue/cards/enquire-link.tsx'
import type { Sign } from '#app/catalogue/facts/sign.ts'
import { Spoken } from '#app/ui/page/spoken.tsx'
import { plainText } from '#languages/said.ts'
import { useWords } from '#languages/use-language.ts'
import { productPageWords } from './product-page.words.ts'
import { SignPicture } from './sign-picture.tsx'

interface SignsProps {
  signs: readonly Sign[]
  product: AskedProduct
}

/** How many a plant has; they stand in one row where that is wide enough. */
const plantSigns = 7

/** What a product's page tells at a glance: an icon, a small key, a strong value, one plain line. */
export function Signs({ signs, product }: SignsProps) {
  const words = useWords(productPageWords)
  if (signs.length === 0) return null
  return (
    <>
      <h2 className="vh">{words.glance}</h2>
      <ul className={signs.length === plantSigns ? 'signs signs-plant' : 'signs'}>
        {signs.map(({ icon, about, is, note, says, fact }) => (
          <li
            key={`${plainText(about)} ${plainText(is)}`}
            className={says === 'fact' ? 'sign' : `sign ${says}`}
          >
            {icon && <SignPicture icon={icon} />}
            <span>
              <Spoken>{about}</Spoken>
            </span>
            <b>
              <Spoken>{is}</Spoken>
            </b>
            {says === 'unknown' ? (
              <small>
                <EnquireLink kind="text" product={product} about={plainText(about)} fact={fact}>
                  {words.askAbout}
                </EnquireLink>
              </small>
            ) : (
              note && (
                <small>
                  <Spoken>{note}</Spoken>
                </small>
              )
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
