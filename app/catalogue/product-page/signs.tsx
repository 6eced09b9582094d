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

/** How many fit in one row of a wide page: all of a plant's. A packet's may be fewer. */
const inOneRow = 7
/** As many columns has a row otherwise, wider ones. */
const inWideColumns = 4

/** What a product's page tells at a glance: an icon, a small key, a strong value, one plain line. */
export function Signs({ signs, product }: SignsProps) {
  const words = useWords(productPageWords)
  if (signs.length === 0) return null
  const isRow = signs.length > inWideColumns && signs.length <= inOneRow
  return (
    <>
      <h2 className="vh">{words.glance}</h2>
      <ul className={isRow ? 'signs signs-row' : 'signs'}>
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
