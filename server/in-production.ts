/*
 * React takes its slow, talkative half unless this says otherwise, and reads it when it is loaded. What npm start
 * runs is always the built program, so that it does not depend on what a shell happens to have set.
 */
process.env.NODE_ENV = 'production';
