import { longestPictureText } from '#app/catalogue/picture-limits.ts'
import type { Phrases } from '#app/catalogue/product-picture.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { otherLanguages } from '#languages/language.ts'
import { languageTable } from '#languages/language-table.ts'

interface PictureWordsProps {
  /** The id of the field of what it shows in English; those of the others begin with it. */
  field: string
  summary: string
  /** What stands in the fields, by language. */
  descriptions: Phrases
}

/** The fields of what a picture shows in languages beside English, folded. */
export function PictureWords({ field, summary, descriptions }: PictureWordsProps) {
  return (
    <details className="pic-words">
      <summary>
        {summary}
        <Icon name="down" />
      </summary>
      {otherLanguages.map((language) => (
        <Field
          key={language}
          id={`${field}-${language}`}
          name={language}
          lang={language}
          label={languageTable[language].english}
          maxLength={longestPictureText}
          defaultValue={descriptions[language] ?? ''}
          optional
        />
      ))}
    </details>
  )
}
