import { walls, wallWords } from '#app/catalogue/category.ts'
import { type EditorScreen, useEditor } from '#app/catalogue/desk/editor/editor-screen.ts'
import { DraftField } from './draft-field.tsx'

/** Whether visitors see it, where, and before which wall. */
export function ShopFields() {
  const { draft, place, saved, categories } = useEditor()
  const category = categories.find(({ key }) => key === saved.category)
  return (
    <section aria-labelledby="h-shop">
      <h2 id="h-shop">In the shop</h2>
      <label className="switch-row">
        <span>
          <b>Shown to visitors</b>
          <small>
            {category?.hidden && `Nobody sees it: its category, ${category.name}, is hidden. `}
            Hidden products keep their old enquiries.
          </small>
        </span>
        <span className="switch">
          <input type="checkbox" name="shown" value="yes" defaultChecked={!draft.hidden} />
          <i />
        </span>
      </label>
      <div className="two">
        {place && <CategoryField />}
        {place && <PlaceInList place={place} />}
        <DraftField
          name="wall"
          label="Wall behind the picture"
          options={walls.map((wall) => ({ value: wall, label: wallWords[wall] }))}
        />
      </div>
    </section>
  )
}

/** Which category it stands in: of a new product it is asked first. */
export function CategoryField() {
  const { categories } = useEditor()
  return (
    <DraftField
      name="category"
      label="Category"
      options={categories.map(({ key, name }) => ({ value: key, label: name }))}
    />
  )
}

/** Where it stands among those of its category; in another category it stands last. */
function PlaceInList({ place: { others } }: { place: NonNullable<EditorScreen['place']> }) {
  const { current, saved } = useEditor()
  const isElsewhere = current.category !== saved.category
  return (
    <DraftField
      name="standsAfter"
      label="Place in the list"
      options={[
        { value: 'first', label: 'First of all' },
        ...others.map(({ id, name }) => ({ value: String(id), label: `After ${name}` })),
      ]}
      {...(isElsewhere && { hint: 'In another category it stands last.' })}
    />
  )
}
