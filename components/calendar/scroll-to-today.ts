/** Scrolls the week to today, or to Sunday in another week. A week is wider than the screen of a phone. */
export function scrollToToday() {
  requestAnimationFrame(() => {
    const frame = document.querySelector('.calendar-frame');
    if (!frame || frame.scrollWidth <= frame.clientWidth) return;
    const today = frame.querySelector('.fc-col-header-cell.fc-day-today');
    const axis = frame.querySelector('.fc-timegrid-axis');
    if (!today || !axis) {
      frame.scrollLeft = 0;
      return;
    }
    const from = frame.getBoundingClientRect().left - frame.scrollLeft;
    frame.scrollLeft = today.getBoundingClientRect().left - from - axis.clientWidth;
  });
}
