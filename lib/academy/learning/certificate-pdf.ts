import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { brand } from '@/lib/brand';
import { lightTheme } from '@/lib/core/light-theme';
import type { Certificate } from './model';
import { certificateDay, certificateWork } from './rules';

/** A4, landscape, in points. */
const WIDTH = 842;
const HEIGHT = 595;
const MARGIN = 72;
const TEXT_WIDTH = WIDTH - 2 * MARGIN;

/** Font sizes of the title; the largest one that fits is used. */
const TITLE_SIZES = [44, 36, 28, 22] as const;
const TITLE_HEIGHT = 112;

const fontFolder = join(process.cwd(), 'node_modules/geist/dist/fonts');
const [regular, bold, mono] = await Promise.all([
  readFile(join(fontFolder, 'geist-sans/Geist-Regular.ttf')),
  readFile(join(fontFolder, 'geist-sans/Geist-SemiBold.ttf')),
  readFile(join(fontFolder, 'geist-mono/GeistMono-Regular.ttf')),
]);

/**
 * Returns a certificate as a one-page PDF.
 * @param address URL of the public page that verifies the certificate
 */
export async function certificatePdf(
  certificate: Certificate,
  address: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const { id, name, courseTitle, startedOn, completedOn } = certificate;
  const { paper, accent, line, ink, ink2, ink3 } = lightTheme;
  const document = new PDFDocument({
    pdfVersion: '1.7',
    size: [WIDTH, HEIGHT],
    margin: 0,
    lang: 'en',
    displayTitle: true,
    info: {
      Title: `Certificate: ${courseTitle}`,
      Subject: name,
      Creator: brand.name,
      Producer: brand.name,
    },
  });
  document.registerFont('regular', regular);
  document.registerFont('bold', bold);
  document.registerFont('mono', mono);
  const oneLine = { width: TEXT_WIDTH, lineBreak: false, ellipsis: true };

  document.rect(0, 0, WIDTH, HEIGHT).fill(paper);
  document.rect(MARGIN, 63, 12, 12).fill(accent);
  document
    .fillColor(ink)
    .font('bold', 16)
    .text(brand.name, MARGIN + 20, 58);
  document.fillColor(ink3).font('mono', 11).text('CERTIFICATE', MARGIN, 62, {
    width: TEXT_WIDTH,
    align: 'right',
  });
  document.rect(MARGIN, 98, TEXT_WIDTH, 1).fill(line);

  const fits = (size: number) =>
    document.font('bold', size).heightOfString(name, { width: TEXT_WIDTH }) <= TITLE_HEIGHT;
  document.font('bold', TITLE_SIZES.find(fits) ?? TITLE_SIZES.at(-1));
  document.fillColor(ink).text(name, MARGIN, 158, {
    width: TEXT_WIDTH,
    height: TITLE_HEIGHT,
    ellipsis: true,
  });
  document.fillColor(ink2).font('regular', 17);
  document.text('has completed the course', MARGIN, document.y + 26);
  document.fillColor(ink).font('bold', 26);
  const title = { width: TEXT_WIDTH, height: 70, ellipsis: true };
  document.text(courseTitle, MARGIN, document.y + 10, title);
  document.fillColor(ink2).font('regular', 17);
  document.text(`on ${certificateDay(completedOn)}.`, MARGIN, document.y + 14, oneLine);
  const work = certificateWork(certificate);
  if (work && startedOn) {
    const began = `${work}, begun on ${certificateDay(startedOn)}.`;
    document
      .fillColor(ink3)
      .font('regular', 12)
      .text(began, MARGIN, document.y + 6, oneLine);
  }

  document.rect(MARGIN, 482, TEXT_WIDTH, 1).fill(line);
  document.fillColor(ink3).font('mono', 10);
  document.text(`No. ${id}`, MARGIN, 500, oneLine);
  document.text('Check it at ', MARGIN, 518, { continued: true });
  document.fillColor(accent).text(address, { link: address });
  document.end();
  return new Uint8Array(Buffer.concat(await Array.fromAsync(document)));
}
