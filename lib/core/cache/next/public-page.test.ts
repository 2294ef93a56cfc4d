import { expect, test } from 'vitest';
import { preferencesScript } from '@/lib/core/security/preferences-script';
import { isContentPage, removeFrameworkScripts, unknownScripts } from './public-page';

const ours = [
  `<script>${preferencesScript}</script>`,
  '<script defer="" src="/scripts/site.Ab1.js" data-visits="/api/visits"></script>',
  '<script type="application/ld+json">{"@graph":[]}</script>',
];
const ofNext = [
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script src="/_next/static/chunks/b.js" noModule=""></script>',
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(["/c.js",{}]);</script>',
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  '<script>self.__next_f.push([1,"0:{\\"a\\":\\"<\\\\/script>\\"}"])</script>',
];
const foreign = [
  '<script>$RC("B:0","S:0")</script>',
  '<script>self.__next_f.push(steal())</script>',
  '<script src="https://elsewhere.example/a.js"></script>',
];

test('recognises a content page by its route group', () => {
  const headers = (tags: string) => ({ 'x-next-cache-tags': tags });
  const group = '_N_T_/(marketing)/(content)/layout';
  expect(isContentPage(headers(`_N_T_/layout,${group},jobs`))).toBe(true);
  expect(isContentPage(headers(`_N_T_/layout,${group}`))).toBe(true);
  const forms = headers('_N_T_/layout,_N_T_/(marketing)/(forms)/layout,slots');
  expect(isContentPage(forms)).toBe(false);
  expect(isContentPage({})).toBe(false);
  expect(isContentPage(undefined)).toBe(false);
});

test('keeps only the scripts of this site in a content page', () => {
  const page = (scripts: string[]) => `<html><head>${scripts.join('')}</head><p>Text</p></html>`;
  const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/x.js"/>';
  const font = '<link rel="preload" href="/f.woff2" as="font"/>';
  expect(removeFrameworkScripts(page([...ours, ...ofNext, ...foreign, preload, font]))).toBe(
    page([...ours, font]),
  );
  expect(removeFrameworkScripts('a<!-- -->b<!--$-->c<!--/$--><!--d-->')).toBe('abc<!--d-->');
});

test('reports unknown scripts and parts that depend on a script', () => {
  expect(unknownScripts([...ours, ...ofNext].join(''))).toEqual([]);
  expect(unknownScripts([...ours, ...foreign, ...ofNext].join(''))).toEqual(foreign);
  const late = ['<template id="B:0">', '<div hidden="" id="S:0">'];
  expect(unknownScripts(`<p>${late.join('')}</p>`)).toEqual(late);
});
