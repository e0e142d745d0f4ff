-- Requests the paths in a file one after the other, and starts again at the end.
local paths = {}
local at = 0

function init(args)
  for line in io.lines(args[1]) do
    paths[#paths + 1] = line
  end
end

function request()
  at = at % #paths + 1
  return wrk.format('GET', paths[at])
end

function done(summary, latency)
  print(string.format('95 of 100 within %.3f ms', latency:percentile(95) / 1000))
end
