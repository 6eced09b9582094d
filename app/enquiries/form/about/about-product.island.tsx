import { useEffect, useRef, useState } from 'react'
import { ProductName } from '#app/catalogue/cards/product-name.tsx'
import { Thumb } from '#app/catalogue/cards/thumb.tsx'
import { AvailabilityMark } from '#app/catalogue/sizes/availability-mark.tsx'
import { unnamedSize } from '#app/catalogue/sizes/size.ts'
import { enquiryKindOf } from '#app/enquiries/form/enquiry-kind.ts'
import { findField } from '#app/enquiries/form/form-elements.ts'
import { formatPrice } from '#app/money/money.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { plainText } from '#languages/said.ts'
import { useLanguage } from '#languages/use-language.ts'
import { aboutProductWords } from './about-product.words.ts'
import type { AskedAbout, AskedFields } from './asked-about.ts'
import { findAsked, keepAsked } from './kept-asked.ts'

export interface AboutProductProps extends AskedFields {
  idPrefix: string
  about: AskedAbout
}

/**
 * What an enquiry is about, with its size, its price and how many: fields of the enquiry form. A part of
 * the form on its page, and in the dialog an island of its own that the site sends when it is opened.
 */
export default function AboutProduct({ idPrefix, about, size, quantity }: AboutProductProps) {
  const { sizes, thumb } = about
  // Where there is one size there is nothing to choose.
  const only = sizes.length === 1 ? sizes[0] : undefined
  const [number, choose] = useState(size ?? only?.number ?? unnamedSize)
  const chosen = sizes.find((one) => one.number === number)
  const select = useRef<HTMLSelectElement>(null)
  const fields = useRef<HTMLDivElement>(null)
  const given = [about.id, size, quantity].join(' ')
  const { draftKey } = enquiryKindOf(idPrefix)
  const quantityField = () => findField(fields.current?.closest('form') ?? null, 'quantity')
  // What was chosen before a reload; what was chosen since, before this code came, counts for more.
  useEffect(() => {
    const kept = findAsked(draftKey, given)
    const [typed, picked] = [quantityField(), select.current]
    const isTyped = typed && typed.value !== (quantity ?? '1')
    const isPicked = picked && picked.value !== String(chosen?.number ?? '')
    if (typed && kept && !isTyped) typed.value = kept.quantity
    const isSold = sizes.some((one) => String(one.number) === kept?.size)
    const size = kept && isSold && !isPicked ? kept.size : picked?.value
    if (size !== undefined) choose(Number(size))
    if (isTyped || isPicked) keep(size)
  }, [])

  function keep(size = select.current?.value ?? '') {
    keepAsked(draftKey, { given, size, quantity: quantityField()?.value ?? '' })
  }

  const language = useLanguage()
  const words = aboutProductWords[language]
  const price = chosen?.price
  const hasNames = sizes.some((one) => one.number !== unnamedSize)
  const id = `${idPrefix}-size`
  return (
    <>
      <div className="asked-for">
        <Thumb thumb={thumb} width={48} />
        <div>
          <b>
            <ProductName product={about} />
          </b>
          <p>
            {price !== undefined && <b>{formatPrice(price, language)}</b>}
            {chosen?.availability && <AvailabilityMark availability={chosen.availability} />}
          </p>
        </div>
      </div>
      <div className="asked-two" ref={fields} onInput={() => keep()}>
        {hasNames && (
          <div className="field">
            <label htmlFor={id}>{words.size}</label>
            <select
              ref={select}
              id={id}
              name="size"
              value={chosen ? number : ''}
              onChange={({ target }) => choose(Number(target.value))}
            >
              {!chosen && <option value="">{words.choose}</option>}
              {sizes.map(({ number, label }) => (
                <option
                  key={number}
                  value={number}
                  lang={typeof label === 'string' ? undefined : 'en'}
                >
                  {plainText(label)}
                </option>
              ))}
            </select>
          </div>
        )}
        <Field
          id={`${idPrefix}-quantity`}
          name="quantity"
          label={words.howMany}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          defaultValue={quantity ?? '1'}
        />
      </div>
      {typeof price === 'number' && (
        <input type="hidden" id={`${idPrefix}-price`} name="priceSeen" value={price} />
      )}
    </>
  )
}
