/*
 * React reads NODE_ENV when it is loaded, and loads its development build unless it is `production`. npm start always
 * runs the built program, regardless of the shell's NODE_ENV.
 */
process.env.NODE_ENV = 'production';
