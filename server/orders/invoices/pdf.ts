import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import { addressLines } from '../../../contract/addresses/addresses.ts';
import { type Invoice, type MoneyRow, moneyRows, reductionLabel, type SumRow, sumRows } from '../../../contract/orders/invoices.ts';
import { type OrderLine, paymentWords } from '../../../contract/orders/orders.ts';
import { variationName } from '../../../contract/values/option-order.ts';
import { shopZone } from '../../../contract/values/shop-zone.ts';

/** Who sold it, as printed at the head of the document. */
export interface Seller {
  readonly name: string;
  readonly companyName: string;
  readonly address?: readonly string[] | undefined;
  readonly support: { readonly email: string; readonly phone: string };
}

/** The static TrueType files; pdfkit cannot subset the pages' WOFF2. They have Latin Extended, for names. */
const fonts = () => ({
  regular: fileURLToPath(import.meta.resolve('@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf')),
  bold: fileURLToPath(import.meta.resolve('@expo-google-fonts/instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf')),
});
const ink = '#1E1C19';
const quiet = '#5E574D';
const hairline = '#D8D0C2';

/** US Letter in points, with margins of 0.75 inch. */
const page = { left: 54, right: 558, top: 54, bottom: 738 };
/** Left edges of the columns after the item; numbers end at the next column's edge. */
const columns = { item: page.left, quantity: 330, price: 390, amount: 470 };

const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: shopZone });

/** An invoice as a PDF file; long ones continue on further pages. */
export async function invoiceDocument(invoice: Invoice, seller: Seller): Promise<Buffer> {
  const { order } = invoice;
  const info = { Title: `Invoice ${order.orderNumber}`, Author: seller.companyName, CreationDate: new Date(order.placedAt) };
  const doc = new PDFDocument({ size: 'LETTER', margin: page.left, lang: 'en-US', displayTitle: true, info, bufferPages: true });
  const chunks: Buffer[] = [];
  const written = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  for (const [name, file] of Object.entries(fonts())) doc.registerFont(name, file);
  const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: order.summary.currency });
  const cents = (amount: number) => money.format(amount / 100).replace('-', '−');
  head(doc, invoice, seller);
  lines(doc, invoice, cents);
  sums(doc, sumRows(invoice), cents);
  payments(doc, moneyRows({ money: invoice.money, payment: paymentWords(order.payment) }), cents);
  foot(doc, seller, order.orderNumber);
  doc.end();
  return written;
}

type Doc = PDFKit.PDFDocument;
type Cents = (amount: number) => string;

/**
 * The text as the current font can print it: laying out some letters with a mark that the font has no place for (`w̨`) throws, so those lose their
 * marks.
 */
function printable(doc: Doc, text: string): string {
  try {
    doc.widthOfString(text);
    return text;
  } catch {
    return text.normalize('NFC').replace(/\p{M}/gu, '');
  }
}

/** Starts a new page when fewer than `height` points are left. */
function makeRoom(doc: Doc, height: number): void {
  if (doc.y + height > page.bottom) doc.addPage();
}

function rule(doc: Doc): void {
  doc.moveTo(page.left, doc.y).lineTo(page.right, doc.y).lineWidth(0.5).stroke(hairline);
}

function head(doc: Doc, { order }: Invoice, { name, companyName, address = [] }: Seller): void {
  doc.font('bold').fontSize(18).fillColor(ink);
  doc.text(printable(doc, name), page.left, page.top);
  doc.font('regular').fontSize(9).fillColor(quiet);
  doc.text(printable(doc, [companyName, ...address].join('\n')));
  const facts = [`Order ${order.orderNumber}`, `Placed ${day.format(new Date(order.placedAt))}`];
  doc
    .font('bold')
    .fontSize(18)
    .fillColor(ink)
    .text('Invoice', 330, page.top, { width: page.right - 330, align: 'right' });
  doc.font('regular').fontSize(9).fillColor(quiet);
  for (const fact of facts) doc.text(fact, 330, doc.y, { width: page.right - 330, align: 'right' });
  const top = doc.y + 28;
  const soldTo = block(doc, 'Sold to', [...addressLines(order.billingAddress), order.email], page.left, top);
  const shipTo = block(doc, 'Ship to', addressLines(order.shippingAddress), 306, top);
  doc.y = Math.max(soldTo, shipTo) + 24;
}

/** Prints a labelled block and returns where it ends. */
function block(doc: Doc, label: string, words: readonly string[], x: number, y: number): number {
  doc.font('bold').fontSize(9).fillColor(quiet).text(label, x, y);
  doc.font('regular').fontSize(10).fillColor(ink);
  for (const line of words) doc.text(printable(doc, line), x, doc.y + 1, { width: 230 });
  return doc.y;
}

function lines(doc: Doc, { order }: Invoice, cents: Cents): void {
  columnTitles(doc);
  for (const item of order.items) {
    const notes = notesOf(item, cents);
    makeRoom(doc, 30 + notes.length * 12);
    if (doc.y === page.top) columnTitles(doc);
    const y = doc.y + 7;
    doc.font('regular').fontSize(10).fillColor(ink);
    number(doc, String(item.quantity), columns.quantity, columns.price, y);
    number(doc, cents(item.unitPrice), columns.price, columns.amount, y);
    number(doc, cents(item.lineTotal), columns.amount, page.right, y);
    doc.text(printable(doc, item.name), columns.item, y, { width: columns.quantity - columns.item - 12 });
    doc.fontSize(8.5).fillColor(quiet);
    for (const note of notes) doc.text(printable(doc, note), columns.item, doc.y + 1, { width: columns.quantity - columns.item - 12 });
    doc.y += 7;
    rule(doc);
  }
}

function columnTitles(doc: Doc): void {
  doc.font('bold').fontSize(8.5).fillColor(quiet);
  const y = doc.y;
  number(doc, 'Quantity', columns.quantity, columns.price, y);
  number(doc, 'Price', columns.price, columns.amount, y);
  number(doc, 'Amount', columns.amount, page.right, y);
  doc.text('Item', columns.item, y);
  doc.y = y + 16;
  rule(doc);
}

const notesOf = (item: OrderLine & { readonly cancelled: number }, cents: Cents): string[] => [
  [variationName(item.options), item.sku].filter(Boolean).join(' · '),
  ...item.adjustments.map((one) => `${reductionLabel(one)} −${cents(one.amount)}`),
  ...(item.cancelled > 0 ? [`${item.cancelled} of ${item.quantity} cancelled`] : []),
];

function number(doc: Doc, text: string, from: number, to: number, y: number): void {
  doc.text(text, from, y, { width: to - from, align: 'right', lineBreak: false });
}

function sums(doc: Doc, rows: readonly SumRow[], cents: Cents): void {
  makeRoom(doc, rows.length * 18 + 10);
  doc.y += 8;
  for (const { label, cents: amount, isTotal } of rows) sumRow(doc, label, cents(amount), isTotal === true);
}

function sumRow(doc: Doc, label: string, amount: string, isTotal: boolean): void {
  const y = doc.y + (isTotal ? 6 : 3);
  doc
    .font(isTotal ? 'bold' : 'regular')
    .fontSize(isTotal ? 12 : 10)
    .fillColor(ink);
  number(doc, amount, columns.amount, page.right, y);
  doc.text(label, 250, y, { width: columns.amount - 250 });
  doc.y += 2;
}

function payments(doc: Doc, rows: readonly MoneyRow[], cents: Cents): void {
  if (rows.length === 0) return;
  makeRoom(doc, rows.length * 30 + 40);
  doc.y += 20;
  doc.font('bold').fontSize(9).fillColor(quiet).text('Payments and refunds', page.left, doc.y);
  doc.y += 4;
  rule(doc);
  for (const { label, cents: amount, at, note } of rows) {
    const y = doc.y + 6;
    doc.font('regular').fontSize(10).fillColor(ink);
    number(doc, cents(amount), columns.amount, page.right, y);
    doc.text(label, page.left, y, { width: columns.amount - page.left });
    const quietWords = [at && day.format(new Date(at)), note].filter(Boolean).join(' · ');
    if (quietWords)
      doc
        .fontSize(8.5)
        .fillColor(quiet)
        .text(quietWords, page.left, doc.y + 1, { width: columns.amount - page.left });
  }
}

/** Shows on every page whose invoice it is and the contact. */
function foot(doc: Doc, { name, support }: Seller, orderNumber: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let at = start; at < start + count; at++) {
    doc.switchToPage(at);
    // Below the margin, where pdfkit would start a new page.
    doc.page.margins.bottom = 0;
    doc.font('regular').fontSize(8.5).fillColor(quiet);
    const words = `${name} · Order ${orderNumber} · Questions? ${support.email} or ${support.phone}`;
    doc.text(printable(doc, words), page.left, 754, { width: 400, lineBreak: false });
    if (count > 1) number(doc, `Page ${at + 1} of ${count}`, columns.amount, page.right, 754);
  }
}
