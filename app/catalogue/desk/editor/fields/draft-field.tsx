import type { ComponentProps } from 'react'
import type { EditDraft } from '#app/catalogue/desk/editor/draft/edit-draft.ts'
import { useEditor } from '#app/catalogue/desk/editor/editor-screen.ts'
import { Field } from '#app/ui/forms/field.tsx'

type TextName = {
  [Name in keyof EditDraft]: EditDraft[Name] extends string ? Name : never
}[keyof EditDraft]

type DraftFieldProps = Omit<
  ComponentProps<typeof Field>,
  'id' | 'name' | 'defaultValue' | 'error'
> & { name: TextName }

/** A field of the editor's form, with what stands in the draft under its name and what is wrong with it. */
export function DraftField({ name, ...field }: DraftFieldProps) {
  const { draft, faults } = useEditor()
  const fault = (faults as Partial<Record<TextName, string>>)[name]
  return <Field id={name} name={name} defaultValue={draft[name]} error={fault} {...field} />
}
