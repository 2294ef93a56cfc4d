/**
 * Runs in the head before the first paint and sets the stored preferences on the root element: `data-theme` (light,
 * dark) and `data-sidebar` (folded). It is constant, so that the content security policy can allow it by its hash.
 */
export const preferencesScript =
  "try{for(const k of['theme','sidebar']){const v=localStorage.getItem(k);if(v)document.documentElement.dataset[k]=v}}catch{}";
