import { useEditor } from '#app/catalogue/desk/editor/editor-screen.ts'
import { nameSources } from '#app/catalogue/fields/name-sources.ts'
import { productFields } from '#app/catalogue/fields/product-fields.ts'
import { productPath } from '#app/catalogue/slug.ts'
import { productRoot } from '#app/paths/shop-paths.ts'
import { DraftField } from './draft-field.tsx'
import { LocalNames } from './local-names.tsx'
import { CategoryField } from './shop-fields.tsx'

/** The product's names: the shop's, the botanical, and what people call it in their languages. */
export function NameFields() {
  const { saved, oldSlugs, place } = useEditor()
  return (
    <section aria-labelledby="h-names">
      <h2 id="h-names">Names</h2>
      <div className="two">
        <DraftField
          name="name"
          label="Name in the shop"
          maxLength={productFields.name.longest}
          autoComplete="off"
        />
        <DraftField
          name="botanical"
          label="Botanical name"
          optional
          maxLength={productFields.botanical.longest}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      {!place && <CategoryField />}
      <LocalNames />
      <details className="more-fields">
        <summary className="more">Older botanical names, and where the names come from</summary>
        <DraftField
          name="formerly"
          label="Former botanical names"
          optional
          rows={2}
          hint="One to a line. Search finds them too."
        />
        <div className="two">
          {nameSources.map((field) => (
            <DraftField
              key={field}
              name={field}
              label={productFields[field].label}
              optional
              maxLength={productFields[field].longest}
            />
          ))}
        </div>
      </details>
      <DraftField
        name="slug"
        label="Address in the shop"
        maxLength={80}
        hint={
          saved.slug
            ? `What stands behind ${productRoot}. The old address goes on leading here.`
            : `What stands behind ${productRoot}. Left empty, it is made from the name.`
        }
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {oldSlugs.length > 0 && (
        <p className="note">These lead here too: {oldSlugs.map(productPath).join(', ')}</p>
      )}
    </section>
  )
}
