export { default } from '../(marketing)/layout';
