import { EXAMPLE, mapText, type ProcessStep, stepsOf } from '@/lib/services/pieces/process-map';
import { startPieces } from '../start-pieces';

/** Pause in typing after which the counts are announced. */
const PAUSE_MS = 600;

function draw(place: HTMLElement, step: ProcessStep | undefined): void {
  place.hidden = !step;
  if (!step) return;
  const { who, what, isHandover, isCopying } = step;
  place.toggleAttribute('data-handover', isHandover);
  const part = (selector: string) => place.querySelector<HTMLElement>(selector);
  part('[data-who]')?.replaceChildren(who);
  part('[data-what]')?.replaceChildren(what);
  part('[data-is=handover]')?.toggleAttribute('hidden', !isHandover);
  part('[data-is=copying]')?.toggleAttribute('hidden', !isCopying);
}

startPieces('process-map', ({ all, say }) => {
  const places = all('[data-step]');
  const [field] = all('textarea').filter((element) => element instanceof HTMLTextAreaElement);
  const show = (text: string) => {
    const steps = stepsOf(text);
    places.forEach((place, index) => {
      draw(place, steps[index]);
    });
  };
  let timer: ReturnType<typeof setTimeout>;
  field?.addEventListener('input', () => {
    show(field.value);
    clearTimeout(timer);
    timer = setTimeout(() => say(mapText(field.value)), PAUSE_MS);
  });
  return () => {
    clearTimeout(timer);
    if (field) field.value = EXAMPLE;
    show(EXAMPLE);
    say(mapText(EXAMPLE));
  };
});
