import { showEmbeds } from './video-embed';
import { explainFailures } from './video-failure';
import { followKeys } from './video-keys';
import { keepPosition } from './video-position';
import { startAtPress } from './video-start';
import { showTools } from './video-tools';
import { reportWatched } from './video-watched';

for (const figure of document.querySelectorAll<HTMLElement>('[data-video]')) {
  const video = figure.querySelector('video');
  if (!video) continue;
  startAtPress(figure, video);
  showTools(figure, video);
  followKeys(figure, video);
  keepPosition(figure, video);
  explainFailures(figure, video);
  reportWatched(figure, video);
}
showEmbeds();
