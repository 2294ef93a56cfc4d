/** Hidden field that says how the visitor came to the site. The script of the page fills it when the form is sent, and not before. */
export function ChannelInput() {
  return <input type="hidden" name="channel" defaultValue="" />;
}
