export { default, metadata } from '../(marketing)/not-found';
