/** The form that what is chosen in the product's editor belongs to: not the editor's own. */
export const pictureFormId = 'picture-form'
