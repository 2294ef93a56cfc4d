import './core';
import { filterQuery } from '@/lib/core/lists/filter-query';

/** Debounce of the URL update. Browsers limit the rate of history updates. */
const PAUSE_MS = 250;

const byId = (id: string) => document.getElementById(id);

/** Returns the searchable text of an item. */
function searchedText(item: Element): string {
  const parts = item.querySelectorAll('[data-searched]');
  return [...parts]
    .map(({ textContent }) => textContent)
    .join('\n')
    .toLowerCase();
}

const form = document.querySelector<HTMLFormElement>('form[data-filters]');
const list = byId('found');
const items = [...(list?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
const groups = [...(list?.querySelectorAll<HTMLElement>('[data-group]') ?? [])];
const texts = new Map(items.map((item) => [item, searchedText(item)]));

if (form) {
  const filters = () =>
    Object.fromEntries(
      [...new FormData(form)].map(([name, value]) => [name, String(value).trim()]),
    );
  let timer: ReturnType<typeof setTimeout>;

  const show = () => {
    const set = Object.entries(filters()).filter(([, value]) => value);
    for (const item of items) {
      item.hidden = !set.every(([name, value]) =>
        name === 'q'
          ? texts.get(item)?.includes(value.toLowerCase())
          : item.dataset[name] === value,
      );
    }
    const found = items.filter(({ hidden }) => !hidden).length;
    const count = byId('found-count');
    const { all } = count?.dataset ?? {};
    if (count) {
      count.textContent = found === items.length ? `${all}` : `${found} of ${all}`;
      count.hidden = found === 0;
    }
    if (list) list.hidden = found === 0;
    for (const group of groups) {
      group.hidden = group.querySelector('[data-item]:not([hidden])') === null;
    }
    byId('found-none')?.toggleAttribute('hidden', found > 0);
    byId('clear-filters')?.toggleAttribute('hidden', found === items.length);
  };
  const write = () => {
    clearTimeout(timer);
    history.replaceState(null, '', location.pathname + filterQuery(filters()));
  };

  form.addEventListener('input', () => {
    show();
    clearTimeout(timer);
    timer = setTimeout(write, PAUSE_MS);
  });
  form.addEventListener('focusout', write);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    write();
  });
  byId('clear-filters')?.addEventListener('click', (event) => {
    event.preventDefault();
    for (const control of form.querySelectorAll<HTMLInputElement>('[name]')) control.value = '';
    show();
    write();
    form.querySelector<HTMLElement>('[name]')?.focus();
  });
  // The browser may have restored filter values, or the visitor may have changed them before this script ran.
  show();
  if (filterQuery(filters())) write();
}
