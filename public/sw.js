importScripts('/service-worker.js');
