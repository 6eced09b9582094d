import { MOST_BYTES } from '#app/catalogue/pictures/picture-fault.ts'
import {
  bulkChangePath,
  bulkChangesPath,
  cataloguePath,
  categoriesPath,
  categoryHistoryPath,
  deletedPath,
  folderPath,
  historyPath,
  importPath,
  labelsPath,
  labelsPdfPath,
  newProductPath,
  oneImportPath,
  picturePath,
  priceListPath,
  priceListPdfPath,
  pricesPath,
  productEditPath,
  progressPath,
  stockRoundPath,
  storeAnswerPath,
} from '#app/paths/desk-paths.ts'
import { roles as all, type Role } from '#app/staff/role.ts'
import type { DeskAddress } from './address.ts'

const stocking: readonly Role[] = ['owner', 'catalogue']

/** Where the staff keep the catalogue. */
export const catalogueScreens: readonly DeskAddress[] = [
  {
    path: cataloguePath,
    file: 'catalogue/desk/list/catalogue.route.tsx',
    roles: all,
    takes: 'form',
  },
  {
    path: bulkChangesPath,
    file: 'catalogue/desk/bulk/bulk-changes.route.tsx',
    roles: stocking,
    takes: 'form',
  },
  {
    path: bulkChangePath(':id'),
    file: 'catalogue/desk/bulk/bulk-change.route.tsx',
    roles: stocking,
    takes: 'form',
  },
  {
    path: newProductPath,
    file: 'catalogue/desk/editor/new-product.route.tsx',
    roles: stocking,
    takes: 'form',
  },
  {
    path: categoriesPath,
    file: 'catalogue/desk/categories/categories.route.tsx',
    roles: all,
    takes: 'form',
  },
  {
    path: deletedPath,
    file: 'catalogue/desk/deleted/deleted.route.tsx',
    roles: stocking,
    takes: 'form',
  },
  {
    path: categoryHistoryPath(':key'),
    file: 'catalogue/desk/categories/category-history.route.tsx',
    roles: all,
    takes: 'form',
  },
  {
    path: productEditPath(':id'),
    file: 'catalogue/desk/editor/product.route.tsx',
    roles: all,
    takes: 'form',
  },
  // A picture from a phone, as its camera has taken it.
  {
    path: picturePath(':id'),
    file: 'catalogue/desk/picture/picture.route.tsx',
    roles: stocking,
    takes: { fileBytes: MOST_BYTES },
  },
  {
    path: historyPath(':id'),
    file: 'catalogue/desk/history/history.route.tsx',
    roles: all,
    takes: 'form',
  },
  { path: pricesPath(':id'), file: 'catalogue/desk/prices/prices.route.tsx', roles: all },
  { path: labelsPath, file: 'catalogue/desk/printing/labels.route.tsx', roles: all },
  { path: labelsPdfPath, file: 'catalogue/desk/printing/labels-pdf.api.ts', roles: all },
  {
    path: priceListPath,
    file: 'catalogue/desk/printing/price-list.route.tsx',
    roles: stocking,
  },
  {
    path: priceListPdfPath,
    file: 'catalogue/desk/printing/price-list-pdf.api.ts',
    roles: stocking,
  },
  {
    path: stockRoundPath,
    file: 'catalogue/desk/round/round.route.tsx',
    roles: all,
    takes: 'form',
  },
  {
    path: storeAnswerPath,
    file: 'catalogue/desk/round/store-answer.api.ts',
    roles: all,
    takes: 'form',
    onlyPosted: true,
  },
  // A spreadsheet: more than any catalogue of ten thousand rows needs.
  {
    path: importPath,
    file: 'catalogue/desk/import/start-import.route.tsx',
    roles: stocking,
    takes: { fileBytes: 10_000_000 },
  },
  {
    path: folderPath,
    file: 'catalogue/desk/folder/folder.route.tsx',
    roles: stocking,
    takes: 'form',
  },
  {
    path: oneImportPath(':id'),
    file: 'catalogue/desk/import/import.route.tsx',
    roles: stocking,
    takes: 'form',
  },
  { path: progressPath(':id'), file: 'catalogue/desk/import/progress.api.ts', roles: stocking },
]
