/** Where the catalogue's list stands. */
export const cataloguePath = '/desk/catalogue'

/** Gives the address where a product is made, of a category where one is given. */
export function newProductPath(category?: string): string {
  const query = category ? `?${new URLSearchParams({ category })}` : ''
  return `${cataloguePath}/new${query}`
}

/** Where the categories are kept. */
export const categoriesPath = `${cataloguePath}/categories`

/** Where deleted products are brought back. */
export const deletedPath = `${cataloguePath}/deleted`

/** Gives the address of what was done to a category. */
export function categoryHistoryPath(key: string): string {
  return `${categoriesPath}/${key}/history`
}

/** Where a spreadsheet is brought in. */
export const importPath = '/desk/import'

/** Gives the address of a product's editor. */
export function productEditPath(id: number): string {
  return `${cataloguePath}/${id}`
}

/** Gives the address of what was done to a product. */
export function historyPath(id: number): string {
  return `${productEditPath(id)}/history`
}
