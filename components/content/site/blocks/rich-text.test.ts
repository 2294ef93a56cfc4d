import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { xssStrings } from '@/e2e/support/xss-strings';
import { NO_FACTS, type TextFacts } from '@/lib/content/blocks/model';
import { RichText } from './rich-text';

vi.mock('@/lib/core/env', () => ({
  env: { SITE_URL: 'https://site.example', NEXT_PUBLIC_SUPABASE_URL: 'https://store.example' },
}));

const facts: TextFacts = {
  links: { '/blog/old': '/blog/new' },
  people: {
    'daniel-okafor': {
      slug: 'daniel-okafor',
      name: 'Daniel Okafor',
      role: 'Automation engineer',
      photo: null,
      path: '/about/daniel-okafor',
    },
  },
  services: {
    'document-processing': {
      slug: 'reading-documents',
      title: 'Document processing',
      summary: 'Invoices read.',
      priceFrom: 4500,
      duration: '6 weeks',
    },
  },
};

const html = (text: string, known = facts) =>
  renderToStaticMarkup(createElement(RichText, { text, facts: known }));

describe('content blocks', () => {
  test('a figure shows its caption and source', () => {
    const page = html(
      ':::figure{caption="Hours" source="Time sheets"}\n\n| a |\n|---|\n| 1 |\n\n:::',
    );
    expect(page).toMatch(
      /<figure[^>]*><figure[^>]*><table>.*<figcaption[^>]*>.*Hours.*Source: Time sheets/s,
    );
  });

  test.each([
    ['wide', 'max-w-none!', '56rem'],
    ['half', 'sm:max-w-[17rem]!', '17rem'],
    ['900px', '', '34rem'],
  ])('sets the sizes attribute of a figure with the width %s', (width, look, sizes) => {
    const page = html(`:::figure{width="${width}"}\n![A desk](/desk.png#16x9)\n:::`);
    expect(page).toContain(`<figure class="text-block ${look}">`);
    expect(page).toContain(`${sizes}, 100vw" srcSet="`);
    expect(page).toMatch(/<img [^>]*width="16" height="9"/);
    expect(page).not.toContain('data-width');
  });

  test('a comparison shows both sides with their titles', () => {
    const page = html(':::before-after{after="With review"}\n- two\n\n---\n\n- one\n:::');
    expect(page.match(/<section/g)).toHaveLength(2);
    expect(page).toMatch(
      />Before<\/p><div>\s*<ul>\s*<li>two.*>With review<\/p><div>\s*<ul>\s*<li>one/s,
    );
    expect(page).not.toContain('<hr');
  });

  test('a comparison without sides keeps its text', () => {
    expect(html(':::before-after\nOnly one.\n:::')).toContain('<p>Only one.</p>');
  });

  test('a quote of a colleague shows portrait, name, page and role', () => {
    const page = html(':::quote{person="daniel-okafor"}\nIt waits.\n:::');
    expect(page).toMatch(/<blockquote[^>]*>\s*<p>It waits\.<\/p>/);
    expect(page).toContain('#daniel-okafor');
    expect(page).toMatch(/<a href="\/about\/daniel-okafor"[^>]*>Daniel Okafor<\/a>/);
    expect(page).toContain('Automation engineer');
  });

  test('a quote of another person shows initials, name and role', () => {
    const page = html(':::quote{name="Ruth Adler" role="Controller"}\nYes.\n:::');
    expect(page).toContain('>RA<');
    expect(page).toContain('Controller');
    expect(page).not.toContain('<a ');
  });

  test('a process is drawn with its steps and links', () => {
    const page = html(':::process\nMail arrives -> Read it (model) -> Post : 40 s\n:::');
    expect(page).toContain('aria-label="The process: Mail arrives, Read it, Post."');
    expect(page.match(/<rect/g)).toHaveLength(4);
    expect(page).toContain('>40 s</text>');
    expect(page).toContain('>Model</text>');
  });

  test('two processes have unique ids', () => {
    const block = ':::process\nMail -> Post\n:::\n\n';
    const ids = [...html(block + block).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(2);
  });

  test('a call to action links to the booking page', () => {
    const page = html(':::action{intent="team-course"}\nPlan a course\n:::');
    expect(page).toMatch(
      /<a [^>]*href="\/booking\?about=team-course"[^>]*>Plan a course<\/a>|<a href="\/booking\?about=team-course"[^>]*>Plan a course<\/a>/,
    );
    expect(html(':::action{intent="javascript:x"}\nGo\n:::')).toContain('href="/booking"');
  });

  test('a service is shown as a card with its current slug', () => {
    const page = html(':::service{slug="document-processing"}\n:::');
    expect(page).toContain('href="/services/reading-documents"');
    expect(page).toContain('Invoices read.');
    expect(page).toContain('from $4,500');
  });

  test('an unpublished service is shown as a link', () => {
    expect(html(':::service{slug="constructor"}\n:::')).toContain(
      '<p><a href="/services/constructor">Constructor</a></p>',
    );
  });

  test('a note is shown as an aside', () => {
    expect(html(':::note\n**Careful.**\n:::')).toMatch(/<aside[^>]*>\s*<p><strong>Careful\./);
  });

  test.each([
    [':::tip{a="b"}\nSome *text*.\n:::', ':::tip{a=&quot;b&quot;}', ':::</p>'],
    [':::note\nSome *text*.', ':::note', 'Some <em>text</em>'],
    ['> :::note\n> Some *text*.\n> :::', ':::note', 'Some <em>text</em>'],
  ])('an invalid block stays readable: %j', (text, opening, rest) => {
    const page = html(text);
    expect(page).toContain(`<p>${opening}</p>`);
    expect(page).toContain(rest);
    expect(page).not.toMatch(/<aside|data-block/);
  });
});

test('resolves a link to the current page and keeps query and fragment', () => {
  expect(html('[a](/blog/old?x=1#text-b)')).toContain('href="/blog/new?x=1#text-b"');
  expect(html('[a](/blog/older) [b](/constructor)')).toContain('href="/blog/older"');
});

const FORBIDDEN =
  /<(script|style|iframe|object|embed|math|form|button|base|meta|link|body|video|textarea)\b|\son\w+=|srcdoc|formaction/i;

test.each(xssStrings)('%s is escaped in every attribute and block', (attack) => {
  const value = attack.replaceAll('"', '&quot;').replaceAll('\n', ' ');
  const page = html(
    [
      `:::figure{source="${value}" caption="${value}"}\n${attack}\n:::`,
      `:::before-after{before="${value}" after="${value}"}\n${attack}\n\n---\n\n${attack}\n:::`,
      `:::quote{person="${value}" name="${value}" role="${value}"}\n${attack}\n:::`,
      `:::process\n${attack} -> ${attack} : ${attack}\n:::`,
      `:::action{intent="${value}"}\n${attack}\n:::`,
      `:::service{slug="${value}"}\n:::`,
      `:::note{onclick="${value}" style="${value}" #x .y}\n${attack}\n:::`,
    ].join('\n\n'),
    NO_FACTS,
  );
  const tags = (page.match(/<[a-z][^<>"]*(?:"[^"]*"[^<>"]*)*>/g) ?? []).map((tag) =>
    tag.replaceAll(/="[^"]*"/g, '=""'),
  );
  expect(tags.filter((tag) => FORBIDDEN.test(tag))).toEqual([]);
  for (const [, url = ''] of page.matchAll(/(?:href|src)="([^"]*)"/g)) {
    expect(new URL(url, 'https://site.example').protocol).toMatch(/^(https?|mailto):$/);
  }
});
