/** In React's own file, and run with it: by itself it is as long a task as all that comes after it until the first drawing. */
export { createRoot } from 'react-dom/client'
