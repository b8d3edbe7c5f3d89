/** Every text of project, file by file: what a translation replaces. */

export const makingThePdf = 'Making the PDF';
export const pdfDownloaded = 'PDF downloaded';
export const thePdfCouldNotBe = 'The PDF could not be created';
export const nothingWasSavedCheckYour =
  'Nothing was saved. Check your connection, then export the chart again.';
