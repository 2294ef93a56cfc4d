import './webinars';
