import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { brand } from '@/lib/brand';
import { lightTheme } from '@/lib/core/light-theme';
import { zonedMoment } from '@/lib/core/time/business-time';
import { valueText } from '@/lib/deals/amounts';
import type { Acceptance } from './model';
import { SIGNATURE_KIND } from './receipt';

/** A4 page size in points. */
const MARGIN = 64;

const fontFolder = join(process.cwd(), 'node_modules/geist/dist/fonts');
const [regular, bold, mono] = await Promise.all([
  readFile(join(fontFolder, 'geist-sans/Geist-Regular.ttf')),
  readFile(join(fontFolder, 'geist-sans/Geist-SemiBold.ttf')),
  readFile(join(fontFolder, 'geist-mono/GeistMono-Regular.ttf')),
]);

type Document = InstanceType<typeof PDFDocument>;

const HEADINGS = /^(What you get|How it goes|What we promise|Terms, version .*)$/;

function newDocument(label: string, title: string): Document {
  const { accent, ink, ink3, line } = lightTheme;
  const document = new PDFDocument({
    pdfVersion: '1.7',
    size: 'A4',
    margin: MARGIN,
    lang: 'en',
    displayTitle: true,
    info: { Title: title, Creator: brand.name, Producer: brand.name },
  });
  document.registerFont('regular', regular);
  document.registerFont('bold', bold);
  document.registerFont('mono', mono);
  const width = document.page.width - 2 * MARGIN;
  document.rect(MARGIN, MARGIN + 3, 11, 11).fill(accent);
  document
    .fillColor(ink)
    .font('bold', 15)
    .text(brand.name, MARGIN + 19, MARGIN);
  document
    .fillColor(ink3)
    .font('mono', 10)
    .text(label, MARGIN, MARGIN + 4, { width, align: 'right' });
  document.rect(MARGIN, MARGIN + 30, width, 1).fill(line);
  document
    .fillColor(ink)
    .font('bold', 22)
    .text(title, MARGIN, MARGIN + 52, { width });
  document.moveDown(0.8);
  return document;
}

/** Adds the text of a version, with emphasized headings. */
function addText(document: Document, text: string) {
  const { ink, ink2 } = lightTheme;
  for (const paragraph of text.split('\n\n')) {
    if (HEADINGS.test(paragraph)) {
      document.moveDown(0.6).fillColor(ink).font('bold', 13).text(paragraph);
    } else {
      document.fillColor(ink2).font('regular', 11).text(paragraph, { lineGap: 3 });
    }
    document.moveDown(0.5);
  }
}

async function bytesOf(document: Document): Promise<Uint8Array<ArrayBuffer>> {
  document.end();
  return new Uint8Array(Buffer.concat(await Array.fromAsync(document)));
}

/** Returns a version as a PDF file. */
export async function proposalPdf(version: {
  number: string;
  version: number;
  title: string;
  text: string;
}): Promise<Uint8Array<ArrayBuffer>> {
  const label = `${version.number} · VERSION ${version.version}`;
  const document = newDocument(label, version.title);
  // The document header already contains number, version and title.
  const [, , ...paragraphs] = version.text.split('\n\n');
  addText(document, paragraphs.join('\n\n'));
  return bytesOf(document);
}

/** Renders the receipt of an acceptance as a PDF file: the evidence first, then the accepted text. */
export async function receiptPdf(
  acceptance: Acceptance,
  text: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const { ink, ink3 } = lightTheme;
  const document = newDocument(`RECEIPT · ${acceptance.number}`, 'Proposal accepted');
  const facts = [
    ['Proposal', `${acceptance.number}, version ${acceptance.version}`],
    ['Total', valueText({ onceCents: acceptance.once_cents, monthCents: acceptance.month_cents })],
    ['Accepted by', `${acceptance.name}, ${acceptance.email}`],
    ['Accepted on', zonedMoment(acceptance.accepted_at)],
    ['Confirmed by', `a code mailed to the address on ${zonedMoment(acceptance.code_sent_at)}`],
    ['IP', acceptance.ip ?? 'not known'],
    ['Browser', acceptance.agent ?? 'not known'],
    ['Terms', `version ${acceptance.terms_version}`],
    ['SHA-256 of the text', acceptance.text_sha256],
    ['Kind', SIGNATURE_KIND],
  ];
  for (const [name = '', value = ''] of facts) {
    document.fillColor(ink3).font('mono', 9).text(name.toUpperCase());
    document.fillColor(ink).font('regular', 11).text(value).moveDown(0.45);
  }
  document.addPage();
  addText(document, text);
  return bytesOf(document);
}
